import type { WrittenSection } from './written-section.ts';

export const verify: WrittenSection = {
  id: 'verify',
  'zh-CN': {
    title: '验证一份合同',
    blocks: [
      {
        kind: 'text',
        text: '任何人都可以验证，不用登录：打开“验证签名文件”，放入 PDF 或内含 PDF 的 ZIP 存档，就能看到每个签名是谁、在何时作出，之后有没有改动。文件只用于这次验证，不会保存。',
      },
      {
        kind: 'text',
        text: '也可以不经过我们：下载根证书，在 PDF 阅读器里把它设为信任，再打开合同。信任根证书以后，支持 PAdES 的阅读器会显示同样的结论。',
      },
      {
        kind: 'points',
        items: [
          '“签名有效，内容完好”：签名与内容一致，证书由本机构签发。',
          '“签发机构未被信任”：签名与内容一致，但证书来自别的机构，请确认签署人的身份。',
          '“签署之后内容被改动过”或“签名无效”：不要依赖这份文件，请向对方索取原件。',
        ],
      },
      {
        kind: 'text',
        text: '“文件的来历”列出文件的每个版本：选一个版本，就能看到当时的页面，并与上一版或现在对比，看上去不同的地方用方框标出。页面只在您的浏览器里绘制。',
      },
      {
        kind: 'level',
        texts: {
          'B-LTA':
            '合同完成后，发起人和参与人还可以下载证据报告：谁在何时用什么方式确认了身份、看的是哪一版、签名所用的证书与时间戳，以及前后相扣的审计记录。',
          'B-B':
            '合同完成后，发起人和参与人还可以下载证据报告：谁在何时用什么方式确认了身份、看的是哪一版、签名所用的证书，以及前后相扣的审计记录。',
        },
      },
    ],
  },
  en: {
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
            'The sender and the participants of a completed contract can download its evidence report: who confirmed their identity, when and how, which version they saw, certificates and time-stamps, and the chained audit trail.',
          'B-B':
            'The sender and the participants of a completed contract can download its evidence report: who confirmed their identity, when and how, which version they saw, certificates, and the chained audit trail.',
        },
      },
    ],
  },
};
