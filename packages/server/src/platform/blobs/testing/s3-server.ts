import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../../config/index.ts';

/** An object store in this process, with one bucket on a directory that is removed again. */
export interface S3Server {
  readonly config: S3Config;
  /** Uploads in parts that have not ended. */
  readonly uploads: () => readonly string[];
  readonly close: () => Promise<void>;
}

const BUCKET = 'countersign';

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It signs the path of a bucket without the slash that the library sends.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      pathStyle: true,
      encryption: {},
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    uploads: () => {
      const unfinished = path.join(directory, BUCKET, '._S3rver_uploads');
      return existsSync(unfinished) ? readdirSync(unfinished) : [];
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
