import PostalMime from 'postal-mime';

export interface MailReport {
  readonly outcome: 'BOUNCED' | 'COMPLAINED';
  /** The enhanced status code of a bounce (RFC 3463), such as 5.1.1. */
  readonly status: string | null;
}

/** Fields of the machine-readable part: groups of header lines (RFC 3464 §2.1, RFC 5965 §3). */
function fieldsOf(part: string): ReadonlyMap<string, string> {
  const unfolded = part.replace(/\r?\n[ \t]+/g, ' ');
  const fields = unfolded.split(/\r?\n/).flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
  });
  return new Map(fields);
}

/**
 * What a returned mail says: a delivery status notification about a permanent failure (RFC 3464) or a complaint in the abuse
 * reporting format (RFC 5965). Null for everything else, such as a delay, a temporary failure or an absence notice.
 */
export async function readReport(mail: Uint8Array): Promise<MailReport | null> {
  const { attachments } = await PostalMime.parse(mail, { attachmentEncoding: 'utf8', maxNestingDepth: 10 });
  for (const { mimeType, content } of attachments) {
    const fields = fieldsOf(typeof content === 'string' ? content : new TextDecoder().decode(content));
    if (mimeType === 'message/delivery-status' && fields.get('action')?.toLowerCase() === 'failed')
      return {
        outcome: 'BOUNCED',
        status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? null,
      };
    if (mimeType === 'message/feedback-report') return { outcome: 'COMPLAINED', status: null };
  }
  return null;
}
