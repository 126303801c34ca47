import { expect, it } from 'vitest';
import { errorText } from './catalogue.ts';
import { uploadRefusal } from './upload-refusal.ts';

it('says of a refused file what the catalogue says, and nothing of other areas', () => {
  const facts = { limit: 40, limitMb: 100 };
  for (const language of ['zh-CN', 'en'] as const) {
    for (const name of [
      'ERROR_FILE_SIZE',
      'ERROR_FILENAME_SIZE',
      'ERROR_FILE_CONVERSION',
      'ERROR_LIMIT_PAGES',
    ] as const)
      expect(uploadRefusal(name, language, facts)).toBe(errorText(name, language, facts));
    expect(uploadRefusal('ERROR_LOGIN_FAILED', language, facts)).toBeNull();
    expect(uploadRefusal('constructor', language, facts)).toBeNull();
  }
});
