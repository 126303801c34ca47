import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../config/index.ts';
import { OBJECT_PREFIX } from '../s3-storage.ts';

/** The objects of a bucket, as someone sees them who has no keys. */
export function rawObjects({ endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey }: S3Config) {
  const client = new S3Client({
    endpoint: endpoint ?? '',
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKeyId ?? '', secretAccessKey: secretAccessKey ?? '' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    octetsOf: async (digest: string): Promise<Buffer> =>
      buffer((await client.send(new GetObjectCommand({ Bucket, Key: OBJECT_PREFIX + digest }))).Body as Readable),
    replace: async (digest: string, octets: Buffer): Promise<void> => {
      await client.send(new PutObjectCommand({ Bucket, Key: OBJECT_PREFIX + digest, Body: octets }));
    },
    close: () => client.destroy(),
  };
}
