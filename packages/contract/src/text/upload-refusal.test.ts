import { expect, it } from 'vitest';
import { filesErrors as en } from '../languages/en/errors/files.ts';
import { filesErrors as zh } from '../languages/zh-CN/errors/files.ts';
import { refusalText } from './refusal-text.ts';
import { uploadRefusal } from './upload-refusal.ts';

it.each([
  ['zh-CN', zh],
  ['en', en],
] as const)('says of a refused file what the catalogue says in %s, and nothing of other areas', (language, texts) => {
  const facts = { limit: 40, limitMb: 100 };
  for (const name of ['ERROR_FILE_SIZE', 'ERROR_FILENAME_SIZE', 'ERROR_FILE_CONVERSION', 'ERROR_LIMIT_PAGES'] as const)
    expect(uploadRefusal(name, texts, facts)).toBe(refusalText(name, language, facts));
  expect(uploadRefusal('ERROR_LOGIN_FAILED', texts, facts)).toBeNull();
  expect(uploadRefusal('constructor', texts, facts)).toBeNull();
});
