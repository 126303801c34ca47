import { defineText } from '../../../text/text.ts';

/** A note in words; `WEAK_KEY:RSA-1024` fills in the name of the key. Undefined for a note without words. */
export function noteWords(notes: Readonly<Record<string, string>>, note: string): string | undefined {
  const [word = '', name = ''] = note.split(':', 2);
  const text = notes[word];
  return text?.includes('{name}') ? text.replace('{name}', name) : notes[note];
}

export const useReasonText = defineText('pages/light/verify/reason-text');
