import { describe, expect, it } from 'vitest';
import { createScene } from '../../testing/attacks/index.ts';
import { SCANNED, lateFields, masked } from '../../testing/attacks/covers.ts';
import { dict, name, real } from '../../syntax/objects.ts';
import { verifyPdf } from '../verify.ts';

const scene = createScene(new Date('2026-05-04T03:02:01Z'));
const state = (set: Parameters<typeof dict>[0]) => () => ({ ExtGState: dict({ G: dict(set) }) });

describe('A field that is added over a scanned page hides nothing', () => {
  it.each([
    ['as a picture behind a soft mask', { content: '/G gs 0 g 0 0 200 60 re f', resources: masked(0.2) }],
    [
      'as a light box that multiplies, with dark letters in it',
      {
        content: '/G gs 1 0.6 0.6 rg 0 0 200 60 re f 0 g BT /H 12 Tf 4 4 Td (Mallory) Tj ET',
        resources: state({ BM: name('Multiply') }),
      },
    ],
    ['as a faint fill', { content: '/G gs 0 0 1 rg 0 0 200 60 re f', resources: state({ ca: real(0.3) }) }],
    ['as handwritten lines', { content: '2 w 5 5 m 60 50 120 0 190 55 c S' }],
    ['as dark letters', { content: '0 g BT /H 12 Tf 4 4 Td (Mallory) Tj ET' }],
    ['as a fill that is clipped to a corner', { content: 'q 0 0 4 4 re W n 1 g 0 0 200 60 re f Q' }],
  ])('%s', (_, look) => {
    const report = verifyPdf(lateFields(SCANNED, look)(scene), {
      roots: [scene.authority.root.certificate],
      now: scene.now,
    });
    expect(report).toMatchObject({ valid: true, signatures: [{ modifications: 'PERMITTED' }, {}] });
  });
});
