import type { ConsentWords } from '../../text/consent.ts';

export const CONSENT: ConsentWords = {
  sign: {
    button: '確認簽署',
    text: (button) =>
      `點選「${button}」，即表示我已閱讀並同意上述全部文件，願以電子簽章簽署，並同意為本次簽署使用數位憑證。`,
  },
  fill: {
    button: '確認送出',
    text: (button) => `點選「${button}」，即表示我已閱讀上述文件，並確認所填內容屬實。`,
  },
  void: {
    button: '確認作廢',
    text: (button) =>
      `點選「${button}」，即表示我已閱讀這份作廢協議，同意原合約自各方確認後作廢，願以電子簽章簽署本協議，並同意為本次簽署使用數位憑證。`,
  },
  batch: {
    button: '確認簽署',
    text: (button, count = 1) =>
      `點選「${button}」，即表示我已閱讀並同意這 ${count} 份合約的全部文件，願以電子簽章逐份簽署，並同意為每次簽署使用數位憑證。`,
  },
};
