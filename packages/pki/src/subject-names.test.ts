import { expect, it } from 'vitest';
import { namePartsOf } from './subject-names.ts';

it.each([
  ['王小明', '王', '小明'],
  ['李雷', '李', '雷'],
  ['欧阳娜娜', '欧阳', '娜娜'],
  ['司马光', '司马', '光'],
  ['張三丰', '張', '三丰'],
])('The surname of %s is separated from the given name', (name, surname, givenName) => {
  expect(namePartsOf(name)).toEqual({ surname, givenName });
});

it.each(['陈方安生', '央金措', '欧阳', '阿迪力·吾布力', 'Li Lei', '王', '王小明五六'])(
  '%s is not split, because its parts are unknown',
  (name) => {
    expect(namePartsOf(name)).toEqual({ surname: name, givenName: null });
  },
);
