import { expect, test } from 'vitest';
import { nameOf } from './subject.ts';

test.each([
  ['CN=王小明, O=Countersign, C=CN', '王小明', 'O=Countersign, C=CN'],
  ['C=CN,O=Countersign,CN=Alice Smith', 'Alice Smith', 'C=CN, O=Countersign'],
  ['CN=Qinghe\\, Ltd., C=CN', 'Qinghe, Ltd.', 'C=CN'],
  ['CN=Bob+serialNumber=42, C=CN', 'Bob', 'serialNumber=42, C=CN'],
  ['cn=Bob', 'Bob', ''],
  ['王小明', '王小明', ''],
  ['', '', ''],
])('the subject %j has the name %j and the rest %j', (subject, name, rest) => {
  expect(nameOf(subject)).toEqual({ name, rest });
});
