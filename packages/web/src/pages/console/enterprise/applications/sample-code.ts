/** The sample of docs/webhooks.md; a test checks that both are identical, and the tests of the server run it. */
export const SAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** True if the request was signed with the secret (\`whsec_…\`) within the last five minutes. */
export function isGenuine(secret, headers, body, nowMs = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return signatures.split(' ').some((one) => {
    const [version, signature = ''] = one.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
`;
