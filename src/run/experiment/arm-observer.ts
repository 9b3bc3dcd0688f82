import type { Observer } from '../../trial/observer.ts';

/** Shows which arm a trial is of: `head/dbsetup-redis-1`. */
export function ofArm(observer: Observer, arm: string): Observer {
  const placed = <Place extends { instanceId: string }>(place: Place): Place => ({
    ...place,
    instanceId: `${arm}/${place.instanceId}`,
  });
  return {
    runStarted: () => {},
    trialStarted: (place) => observer.trialStarted(placed(place)),
    stageStarted: (place, stage) => observer.stageStarted(placed(place), stage),
    stageEnded: (place, stage, duration) => observer.stageEnded(placed(place), stage, duration),
    trialSpent: (place, cost) => observer.trialSpent(placed(place), cost),
    trialEnded: (place, result, tails) => observer.trialEnded(placed(place), result, tails),
    trialPostponed: (place, result) => observer.trialPostponed(placed(place), result),
    trialSkipped: (place, why) => observer.trialSkipped(placed(place), why),
    notice: (message) => observer.notice(`${arm}: ${message}`),
  };
}
