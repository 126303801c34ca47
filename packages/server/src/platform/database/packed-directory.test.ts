import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack, unpack } from './packed-directory.ts';

describe('A packed directory', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'countersign-packed-'));
  const at = (...names: string[]): string => path.join(root, ...names);
  const large = Buffer.alloc(300_000, 'page');
  beforeAll(() => {
    mkdirSync(at('from', 'base', '5'), { recursive: true });
    mkdirSync(at('from', 'pg_notify'));
    writeFileSync(at('from', 'base', '5', '1259'), large);
    writeFileSync(at('from', 'base', '5', '2604'), '');
    writeFileSync(at('from', 'PG_VERSION'), '18\n');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is unpacked with its empty files and directories, and is the same bytes each time', async () => {
    const packed = await pack(at('from'));
    expect(await pack(at('from'))).toEqual(packed);
    writeFileSync(at('packed'), packed);
    mkdirSync(at('to'));
    await unpack(at('packed'), at('to'));
    const namesIn = (directory: string): string[] => readdirSync(directory, { recursive: true, encoding: 'utf8' });
    expect(new Set(namesIn(at('to')))).toEqual(new Set(namesIn(at('from'))));
    expect(readdirSync(at('to', 'pg_notify'))).toEqual([]);
    expect(readFileSync(at('to', 'base', '5', '1259'))).toEqual(large);
    expect(readFileSync(at('to', 'base', '5', '2604'))).toHaveLength(0);
  });

  it('is refused where its end is missing', async () => {
    const packed = await pack(at('from'));
    writeFileSync(at('cut'), packed.subarray(0, packed.length - 8));
    mkdirSync(at('partial'));
    await expect(unpack(at('cut'), at('partial'))).rejects.toThrow('unexpected end of file');
  });
});
