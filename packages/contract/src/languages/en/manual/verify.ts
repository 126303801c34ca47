import type { WrittenSection } from '../../../text/written-section.ts';

export const verify: WrittenSection = {
  title: 'Verifying a contract',
  blocks: [
    {
      kind: 'text',
      text: 'Anyone can verify a file, without logging in: open "Verify a signed file", drop the PDF, or a ZIP archive that contains PDFs, and see who made each signature, when, and whether anything changed since. The file is used only for this check and is not stored.',
    },
    {
      kind: 'text',
      text: 'You can also verify without us: download the root certificate, trust it in a PDF reader, and open the contract. Once the root is trusted, a reader that supports PAdES shows the same result.',
    },
    {
      kind: 'points',
      items: [
        'Signatures valid, content intact: the signatures match the content, and their certificates were issued by this authority.',
        'Issuer not trusted: the signatures match the content, but a certificate was issued by another authority. Check who the signer is.',
        'Changed after signing, or signature invalid: do not rely on this file; ask the other side for the original.',
      ],
    },
    {
      kind: 'text',
      text: '"How this file came about" lists every version of the file: choose one to see its pages as they were, and compare it with the previous version or the current file; differences are framed. The pages are drawn only in your browser.',
    },
    {
      kind: 'level',
      texts: {
        'B-LTA':
          'The sender and the participants of a completed contract can download its evidence report: who confirmed their identity, when and how, which version they saw, small pictures of the pages, certificates and time-stamps, and the chained audit trail.',
        'B-B':
          'The sender and the participants of a completed contract can download its evidence report: who confirmed their identity, when and how, which version they saw, small pictures of the pages, certificates, and the chained audit trail.',
      },
    },
  ],
};
