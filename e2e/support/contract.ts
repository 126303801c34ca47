import { textPdf } from '@countersign/pdf/testing';
import type { APIRequestContext } from '@playwright/test';

/** A contract of two pages in Chinese and Latin letters, as a file to choose. */
export const contractFile = (name = '服务合同.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(textPdf(2, '技术服务合同 Service Agreement')),
});

/** The root certificate of the server that is tested, as anybody fetches it. */
export async function fetchRoot(request: APIRequestContext): Promise<string> {
  const response = await request.get('/pki/ca/root.pem');
  if (!response.ok()) throw new Error(`the root certificate was answered with ${response.status()}`);
  return response.text();
}
