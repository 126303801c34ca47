import { SCAN_UPLOAD_NAMESPACE } from '@countersign/contract';
import type { ScanPurpose } from '@countersign/domain';
import { useEffect, useReducer, useRef, useState } from 'react';
import { api, call } from '../../api/client.ts';
import { onPush, pushReady } from '../../realtime/push.ts';
import { STARTED, type ScanState, newItem, nextScan } from './scan-state.ts';

const POLL_MS = 2000;
const TICK_MS = 500;

const listed: Readonly<Record<ScanPurpose, () => Promise<string[]>>> = {
  WRITE: async () => (await call(api.listPersonWrites, {})).personWrites.map(({ writeWsid }) => writeWsid),
  SEAL: async () =>
    (await call(api.listPersonSeals, {})).personSeals
      .filter(({ from }) => from === 'SCAN')
      .map(({ personSealWsid }) => personSealWsid),
};

interface ScanOptions {
  readonly purpose: ScanPurpose;
  /** The name of the seal. */
  readonly name: string;
  /** A guest has no list of stored pictures (Rulings §6.8) and relies on the push. */
  readonly canList: boolean;
}

/**
 * Requests a QR code and follows it: by pushes on the scan-upload channel, and by polling the list where no socket comes
 * through or a push may have been missed.
 */
export function useScan({ purpose, name, canList }: ScanOptions, onDrawn: (wsid: string) => void) {
  const [state, tell] = useReducer(nextScan, STARTED);
  const [round, setRound] = useState(0);
  const latest = useRef(onDrawn);
  useEffect(() => {
    latest.current = onDrawn;
  });
  useEffect(() => {
    let isOver = false;
    let poll: ReturnType<typeof setInterval> | undefined;
    let before: Promise<ReadonlySet<string> | null> = Promise.resolve(null);
    const look = async (): Promise<void> => {
      const known = await before;
      if (known === null || isOver) return;
      const wsid = newItem(known, await listed[purpose]());
      if (wsid !== null && !isOver) tell({ kind: 'found', wsid });
    };
    const tryToLook = () => void look().catch(() => {});
    const stop = onPush(
      (heard) => (heard.kind === 'missed' ? tryToLook() : tell({ kind: 'push', message: heard.message })),
      SCAN_UPLOAD_NAMESPACE,
    );
    const begin = async (): Promise<void> => {
      if (canList)
        before = listed[purpose]().then(
          (wsids) => new Set(wsids),
          () => null,
        );
      const isReady = pushReady(SCAN_UPLOAD_NAMESPACE);
      await before;
      if (isOver) return;
      const { scan } = await call(api.createScan, { body: { purpose, ...(name === '' ? {} : { name }) } });
      if (isOver) return;
      tell({ kind: 'made', scan, nowMs: Date.now() });
      if (!(await isReady) && !isOver) poll = setInterval(tryToLook, POLL_MS);
    };
    tell({ kind: 'again' });
    begin().catch((error: unknown) => !isOver && tell({ kind: 'failed', error }));
    return () => {
      isOver = true;
      clearInterval(poll);
      stop();
    };
  }, [purpose, name, canList, round]);
  useReported(state, latest);
  const nowMs = useTicks('untilMs' in state, (now) => tell({ kind: 'tick', nowMs: now }));
  return { state, nowMs, again: () => setRound(round + 1) };
}

function useReported(state: ScanState, latest: React.RefObject<(wsid: string) => void>): void {
  const drawn = state.step === 'drawn' ? state.wsid : null;
  useEffect(() => {
    if (drawn !== null) latest.current(drawn);
  }, [drawn, latest]);
}

function useTicks(isRunning: boolean, onTick: (nowMs: number) => void): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => {
      const now = Date.now();
      setNowMs(now);
      latest.current(now);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return nowMs;
}
