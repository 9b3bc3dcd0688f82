import { create } from 'asciinema-player';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TrialKey } from '../../report/documents/page-document.ts';
import { useLoaded } from '../browser/use.ts';
import { several } from '../data/format.ts';
import type { Blocks } from '../data/unpack.ts';
import { Block, Waiting } from '../parts/parts.tsx';
import { isPlayable } from './recording.ts';

/** Longer pauses without output are shortened to this many seconds. */
const LONGEST_PAUSE = 2;

/** Plays the recording of a terminal session. */
export function Player({ blocks, of, name }: { blocks: Blocks; of: TrialKey; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const file = useLoaded(() => blocks.file(of, name), [of, name]);
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (file == null || file.cut !== null || place.current === null) return;
    if (!isPlayable(file.text)) return setFault('it is no valid asciicast');
    try {
      const player = create({ data: file.text }, place.current, {
        fit: 'width',
        idleTimeLimit: LONGEST_PAUSE,
        autoPlay: true,
        preload: true,
        theme: 'asciinema',
        markers: [],
      });
      return () => player.dispose();
    } catch (error) {
      setFault(String(error));
    }
  }, [file]);
  if (file === undefined) return <Waiting what="Unpacking …" />;
  if (file === null || file.cut !== null)
    return <p class="quiet">The recording has no room on this page; look among the results.</p>;
  return (
    <>
      <div class="player" ref={place} />
      {fault !== '' && <p class="fault">The recording cannot be played: {fault}</p>}
    </>
  );
}

/** Output of a session, as text. */
export function Transcript({
  blocks,
  of,
  name,
  tail,
}: {
  blocks: Blocks;
  of: TrialKey;
  name: string | null;
  tail: string;
}) {
  const file = useLoaded(async () => (name === null ? null : blocks.file(of, name)), [of, name]);
  if (file === undefined) return <Waiting what="Unpacking …" />;
  const text = file?.text ?? tail;
  return (
    <>
      {file === null && text !== '' && <p class="quiet">Its end:</p>}
      {file?.cut != null && <p class="quiet">{several(file.cut.bytes, 'byte')} left out in the middle.</p>}
      {text === '' ? <p class="quiet">Nothing was printed.</p> : <Block text={text} label="Transcript" />}
    </>
  );
}
