import type { Language } from '@countersign/contract';
import type { Message } from './delivery.ts';

/** What the HTML and the text form of a mail are made of; every text is complete and in the reader's language. */
export interface MailParts {
  readonly language: Language;
  /** The name under which the mail is sent. */
  readonly brand: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly code: string | null;
  readonly action: { readonly label: string; readonly link: string; readonly instead: string } | null;
  readonly footer: readonly string[];
}

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailTexts {
  readonly open: string;
  readonly instead: string;
  readonly colon: string;
  readonly reply: (name: string) => string;
  readonly unaskedCode: string;
  readonly unasked: (address: string) => string;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  'zh-CN': {
    open: '打开',
    instead: '如果按钮无法点击，请复制以下地址到浏览器：',
    colon: '：',
    reply: (name: string) => `直接回复本邮件，将发送给“${name}”。`,
    unaskedCode: '如非本人操作，请忽略本邮件。',
    unasked: (address: string) => `如您不认识发件方，请勿打开链接，可自行前往核实：${address}`,
  },
  en: {
    open: 'Open',
    instead: 'If the button does not work, copy this address into your browser:',
    colon: ': ',
    reply: (name: string) => `A reply to this mail goes to “${name}”.`,
    unaskedCode: 'If you did not ask for it, ignore this mail.',
    unasked: (address: string) =>
      `If you do not recognise this, do not open the link. You can check for yourself: ${address}`,
  },
  'zh-TW': {
    open: '開啟',
    instead: '如果按鈕無法點選，請將以下網址複製到瀏覽器：',
    colon: '：',
    reply: (name) => `直接回覆本郵件，將寄給「${name}」。`,
    unaskedCode: '如非您本人操作，請忽略本郵件。',
    unasked: (address) => `如您不認識寄件者，請勿開啟連結，可自行前往查證：${address}`,
  },
  ja: {
    open: '開く',
    instead: 'ボタンが機能しない場合は、次のアドレスをブラウザーにコピーしてください：',
    colon: '：',
    reply: (name) => `このメールに返信すると、「${name}」に送信されます。`,
    unaskedCode: '心当たりがない場合は、このメールを無視してください。',
    unasked: (address) =>
      `心当たりがない場合は、リンクを開かないでください。ご自身で確認することもできます：${address}`,
  },
  fr: {
    open: 'Ouvrir',
    instead: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    colon: ' : ',
    reply: (name) => `Une réponse à ce message sera envoyée à « ${name} ».`,
    unaskedCode: 'Si vous n’avez rien demandé, ignorez ce message.',
    unasked: (address) =>
      `Si vous ne reconnaissez pas ce message, n’ouvrez pas le lien. Vous pouvez vérifier par vous-même : ${address}`,
  },
  ko: {
    open: '열기',
    instead: '버튼이 작동하지 않으면 다음 주소를 브라우저에 복사해 주십시오.',
    colon: ': ',
    reply: (name) => `이 메일에 회신하면 “${name}”에게 전달됩니다.`,
    unaskedCode: '직접 요청하지 않았다면 이 메일을 무시해 주십시오.',
    unasked: (address) => `모르는 내용이라면 링크를 열지 마십시오. 다음 주소에서 직접 확인하실 수 있습니다. ${address}`,
  },
  de: {
    open: 'Öffnen',
    instead: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    colon: ': ',
    reply: (name) => `Eine Antwort auf diese E-Mail geht an „${name}“.`,
    unaskedCode: 'Falls Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.',
    unasked: (address) =>
      `Falls Ihnen das nichts sagt, öffnen Sie den Link nicht. Sie können es selbst prüfen: ${address}`,
  },
  es: {
    open: 'Abrir',
    instead: 'Si el botón no funciona, copie esta dirección en su navegador:',
    colon: ': ',
    reply: (name) => `Si responde a este correo, su respuesta llegará a «${name}».`,
    unaskedCode: 'Si no lo ha solicitado, ignore este correo.',
    unasked: (address) => `Si no reconoce este mensaje, no abra el enlace. Puede comprobarlo usted mismo: ${address}`,
  },
};

function partsOf(message: Message, { brand, publicUrl }: MailSender): MailParts {
  const { mail, text, link, code, subject } = message;
  const language = mail?.language ?? 'zh-CN';
  const texts = TEXTS[language];
  const replyName = mail?.replyTo?.name;
  return {
    language,
    brand,
    subject: subject ?? brand,
    paragraphs: mail?.paragraphs ?? [text],
    code: code ?? null,
    action: link === undefined ? null : { label: mail?.action ?? texts.open, link, instead: texts.instead },
    footer: [
      ...(replyName === undefined ? [] : [texts.reply(replyName)]),
      link === undefined ? texts.unaskedCode : texts.unasked(publicUrl),
    ],
  };
}

const plainText = ({ language, brand, paragraphs, code, action, footer }: MailParts): string =>
  [
    ...paragraphs,
    ...(code === null ? [] : [code]),
    ...(action === null ? [] : [`${action.label}${TEXTS[language].colon}${action.link}`]),
    ['-- ', brand, ...footer].join('\n'),
  ].join('\n\n');

/** The sender of all mails: its name, and the address of its pages. */
interface MailSender {
  readonly brand: string;
  readonly publicUrl: string;
}

/** Both forms of a mail. The template is loaded with the first mail: React costs memory that a server without mail saves. */
export async function composeMail(message: Message, sender: MailSender): Promise<ComposedMail> {
  const { mailPage } = await import('./mail-page.tsx');
  const parts = partsOf(message, sender);
  return { subject: parts.subject, text: plainText(parts), html: mailPage(parts) };
}
