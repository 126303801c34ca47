import { NOTICE_CHANNELS, NOTICE_TOPICS, noticePreferences } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { type Choices, createKeeper, isOffered, withChoice } from './choices.ts';

const ALL: Choices = noticePreferences(null);
const QUIET = withChoice(ALL, 'RESULT', 'SMS', false);
const QUIETER = withChoice(QUIET, 'TURN', 'EMAIL', false);

function keeper(answers: readonly (() => Promise<Choices>)[]) {
  const sent: Choices[] = [];
  const shown: Choices[] = [];
  const failures: unknown[] = [];
  const keep = createKeeper({
    send: (choices) => {
      sent.push(choices);
      return answers[sent.length - 1]?.() ?? Promise.resolve(choices);
    },
    show: (choices) => void shown.push(choices),
    onFailure: (error) => void failures.push(error),
  });
  return { keep, sent, shown, failures };
}

describe('A choice of notices', () => {
  it('changes one channel of one topic and nothing else', () => {
    const changed = NOTICE_TOPICS.flatMap((topic) =>
      NOTICE_CHANNELS.filter((channel) => QUIET[topic][channel] !== ALL[topic][channel]).map(
        (channel) => `${topic} ${channel}`,
      ),
    );
    expect(changed).toEqual(['RESULT SMS']);
  });
  it('of desktop notifications exists only for reminders to sign and to audit (Spec §7)', () => {
    expect(NOTICE_TOPICS.filter((topic) => isOffered(topic, 'DESKTOP'))).toEqual(['TURN', 'REMINDER']);
    expect(NOTICE_TOPICS.filter((topic) => !isOffered(topic, 'SMS') || !isOffered(topic, 'EMAIL'))).toEqual([]);
  });
  it('is shown before it is sent', async () => {
    const { keep, sent, shown } = keeper([]);
    const done = keep(ALL, QUIET);
    expect(shown).toEqual([QUIET]);
    await done;
    expect(sent).toEqual([QUIET]);
    expect(shown.at(-1)).toEqual(QUIET);
  });
  it('made while another request is in flight is sent after it, and the last choice is kept', async () => {
    let answer: (choices: Choices) => void = () => {};
    const first = new Promise<Choices>((resolve) => (answer = resolve));
    const { keep, sent, shown } = keeper([() => first]);
    const done = keep(ALL, QUIET);
    await keep(QUIET, QUIETER);
    expect(sent).toEqual([QUIET]);
    answer(QUIET);
    await done;
    expect(sent).toEqual([QUIET, QUIETER]);
    expect(shown.at(-1)).toEqual(QUIETER);
  });
  it('that fails is undone and reported; the next one is sent again', async () => {
    const { keep, sent, shown, failures } = keeper([() => Promise.reject(new Error('no answer'))]);
    await keep(ALL, QUIET);
    expect(shown).toEqual([QUIET, ALL]);
    expect(failures).toHaveLength(1);
    await keep(ALL, QUIETER);
    expect(sent).toEqual([QUIET, QUIETER]);
    expect(shown.at(-1)).toEqual(QUIETER);
  });
});
