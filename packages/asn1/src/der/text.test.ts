import { describe, expect, it } from 'vitest';
import { fromHex } from './bytes.ts';
import { DerError } from './der-error.ts';
import { TAG } from './tags.ts';
import { decodeText } from './text-codec.ts';

describe('character strings', () => {
  const cases: readonly [string, number, string, string][] = [
    ['UTF8String', TAG.utf8String, 'e5bca0e4b889', '张三'],
    ['BMPString', TAG.bmpString, '5f204e09', '张三'],
    ['UniversalString', TAG.universalString, '00005f2000020bb7', '张𠮷'],
    ['PrintableString', TAG.printableString, '4142', 'AB'],
    ['TeletexString in Latin-1', TAG.teletexString, '4de9', 'Mé'],
    ['IA5String with octets beyond ASCII', TAG.ia5String, '4de9', 'Mé'],
  ];
  it.each(cases)('a %s', (_, tag, hex, text) => {
    expect(decodeText(tag, fromHex(hex), 0)).toBe(text);
  });

  const broken: readonly [string, number, string][] = [
    ['truncated UTF-8', TAG.utf8String, 'e5bc'],
    ['a BMPString of an odd length', TAG.bmpString, '5f'],
    ['one of more than 64 KiB', TAG.ia5String, '41'.repeat(65_537)],
    ['a UniversalString beyond Unicode', TAG.universalString, '7f000000'],
  ];
  it.each(broken)('never %s', (_, tag, hex) => {
    expect(() => decodeText(tag, fromHex(hex), 0)).toThrow(DerError);
  });
});
