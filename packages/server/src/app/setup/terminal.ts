import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks one question after the other. An empty answer takes the proposal. */
export interface Terminal {
  ask(question: string, given: { readonly proposal: string; readonly isHidden: boolean }): Promise<string>;
  close(): void;
}

/** The input ended before everything was answered. */
export class EndOfInputError extends Error {}

/**
 * One reader for the whole conversation, so that lines which arrive together are all answers. On a terminal the answer to a hidden
 * question is not shown.
 */
export function openTerminal(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  isTerminal: boolean,
): Terminal {
  let isHidden = false;
  const shown = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: isTerminal });
  const waiting: string[] = [];
  let isEnded = false;
  let wake = (): void => {};
  lines.on('line', (line) => {
    waiting.push(line);
    wake();
  });
  lines.on('close', () => {
    isEnded = true;
    wake();
  });
  return {
    async ask(question, { proposal, isHidden: hides }) {
      output.write(proposal === '' || hides ? `${question}: ` : `${question} [${proposal}]: `);
      isHidden = hides;
      while (waiting.length === 0 && !isEnded) await new Promise<void>((resolve) => (wake = resolve));
      isHidden = false;
      const line = waiting.shift();
      if (line === undefined) throw new EndOfInputError();
      if (hides || !isTerminal) output.write('\n');
      return line.trim() === '' ? proposal : line.trim();
    },
    close: () => lines.close(),
  };
}
