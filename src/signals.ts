/** Aborts at SIGINT or SIGTERM with the signal's name; a second one ends the process at once. */
export function onSignal(): { signal: AbortSignal; dispose(): void } {
  const controller = new AbortController();
  const listener = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) process.exit(name === 'SIGTERM' ? 143 : 130);
    controller.abort(name);
  };
  process.on('SIGINT', listener).on('SIGTERM', listener);
  return {
    signal: controller.signal,
    dispose: () => process.off('SIGINT', listener).off('SIGTERM', listener),
  };
}
