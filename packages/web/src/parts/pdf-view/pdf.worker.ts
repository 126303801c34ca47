import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { PING, PONG } from './ping.ts';

// pdf.js ignores messages that are addressed to none of its handlers.
globalThis.addEventListener('message', ({ data }: MessageEvent) => {
  if (data === PING) globalThis.postMessage(PONG);
});
