import type { Language } from '@countersign/contract';
import { CODE_LIFE_SEC, type Service } from '@countersign/domain';
import type { MessageText } from '../../platform/index.ts';

const PURPOSE: Readonly<Record<Language, Readonly<Record<Service, string>>>> = {
  'zh-CN': {
    REGISTER: '注册账号',
    LOGIN: '登录',
    RESET_PWD: '重置密码',
    RESET_SIGN_PWD: '重置签署密码',
    BIND_CONTACT: '绑定联系方式',
    SIGN: '签署合同',
    SIGNING_OBJECT: '打开待签合同',
    OWNER: '移交企业所有权',
    OPERATOR: '登录运营控制台',
  },
  en: {
    REGISTER: 'register an account',
    LOGIN: 'log in',
    RESET_PWD: 'reset your password',
    RESET_SIGN_PWD: 'reset your sign password',
    BIND_CONTACT: 'bind this contact',
    SIGN: 'sign a contract',
    SIGNING_OBJECT: 'open a contract to sign',
    OWNER: 'hand an enterprise over',
    OPERATOR: 'log in to the operator console',
  },
  'zh-TW': {
    REGISTER: '註冊帳號',
    LOGIN: '登入',
    RESET_PWD: '重設密碼',
    RESET_SIGN_PWD: '重設簽署密碼',
    BIND_CONTACT: '綁定聯絡方式',
    SIGN: '簽署合約',
    SIGNING_OBJECT: '開啟待簽合約',
    OWNER: '移交企業擁有權',
    OPERATOR: '登入營運控制台',
  },
  ja: {
    REGISTER: 'アカウントの登録',
    LOGIN: 'ログイン',
    RESET_PWD: 'パスワードの再設定',
    RESET_SIGN_PWD: '署名パスワードの再設定',
    BIND_CONTACT: '連絡先の登録',
    SIGN: '契約書への署名',
    SIGNING_OBJECT: '署名する契約書の表示',
    OWNER: '企業の所有権の引き継ぎ',
    OPERATOR: 'オペレーターコンソールへのログイン',
  },
  fr: {
    REGISTER: 'créer un compte',
    LOGIN: 'vous connecter',
    RESET_PWD: 'réinitialiser votre mot de passe',
    RESET_SIGN_PWD: 'réinitialiser votre mot de passe de signature',
    BIND_CONTACT: 'associer cette adresse',
    SIGN: 'signer un contrat',
    SIGNING_OBJECT: 'ouvrir un contrat à signer',
    OWNER: 'transmettre une entreprise',
    OPERATOR: 'vous connecter à la console des opérateurs',
  },
  ko: {
    REGISTER: '계정 등록',
    LOGIN: '로그인',
    RESET_PWD: '비밀번호 재설정',
    RESET_SIGN_PWD: '서명 비밀번호 재설정',
    BIND_CONTACT: '연락처 등록',
    SIGN: '계약서 서명',
    SIGNING_OBJECT: '서명할 계약서 열기',
    OWNER: '기업 소유권 이전',
    OPERATOR: '운영 콘솔 로그인',
  },
  de: {
    REGISTER: 'Registrierung',
    LOGIN: 'Anmeldung',
    RESET_PWD: 'Zurücksetzen des Passworts',
    RESET_SIGN_PWD: 'Zurücksetzen des Signaturpassworts',
    BIND_CONTACT: 'Hinterlegen dieser Kontaktadresse',
    SIGN: 'Unterzeichnen eines Vertrags',
    SIGNING_OBJECT: 'Öffnen eines Vertrags zur Unterschrift',
    OWNER: 'Übergabe eines Unternehmens',
    OPERATOR: 'Anmeldung an der Betreiberkonsole',
  },
  es: {
    REGISTER: 'crear una cuenta',
    LOGIN: 'iniciar sesión',
    RESET_PWD: 'restablecer su contraseña',
    RESET_SIGN_PWD: 'restablecer su contraseña de firma',
    BIND_CONTACT: 'vincular este contacto',
    SIGN: 'firmar un contrato',
    SIGNING_OBJECT: 'abrir un contrato para firmar',
    OWNER: 'traspasar una empresa',
    OPERATOR: 'iniciar sesión en la consola de operadores',
  },
};

interface CodeTexts {
  readonly subject: string;
  readonly message: (
    facts: Readonly<Record<'by' | 'digits' | 'purpose', string>> & { readonly minutes: number },
  ) => string;
  readonly paragraph: (facts: { readonly purpose: string; readonly minutes: number }) => string;
}
const TEXTS: Readonly<Record<Language, CodeTexts>> = {
  'zh-CN': {
    subject: '验证码',
    message: ({ by, digits, purpose, minutes }) =>
      `【${by}】验证码 ${digits}，用于${purpose}，${minutes} 分钟内有效，请勿告诉任何人。`,
    paragraph: ({ purpose, minutes }) => `您的验证码如下，用于${purpose}，${minutes} 分钟内有效，请勿告诉任何人。`,
  },
  en: {
    subject: 'Your verification code',
    message: ({ by, digits, purpose, minutes }) =>
      `[${by}] ${digits} is your code to ${purpose}. It is valid for ${minutes} minutes; do not share it with anyone.`,
    paragraph: ({ purpose, minutes }) =>
      `Here is your code to ${purpose}. It is valid for ${minutes} minutes; do not share it with anyone.`,
  },
  'zh-TW': {
    subject: '驗證碼',
    message: ({ by, digits, purpose, minutes }) =>
      `【${by}】驗證碼 ${digits}，用於${purpose}，${minutes} 分鐘內有效，請勿告訴任何人。`,
    paragraph: ({ purpose, minutes }) => `您的驗證碼如下，用於${purpose}，${minutes} 分鐘內有效，請勿告訴任何人。`,
  },
  ja: {
    subject: '認証コード',
    message: ({ by, digits, purpose, minutes }) =>
      `【${by}】認証コード ${digits}（用途：${purpose}）。有効時間は${minutes}分です。誰にも教えないでください。`,
    paragraph: ({ purpose, minutes }) =>
      `認証コードは次のとおりです（用途：${purpose}）。有効時間は${minutes}分です。誰にも教えないでください。`,
  },
  fr: {
    subject: 'Votre code de vérification',
    message: ({ by, digits, purpose, minutes }) =>
      `[${by}] ${digits} est votre code pour ${purpose}. Il est valable ${minutes} minutes ; ne le communiquez à personne.`,
    paragraph: ({ purpose, minutes }) =>
      `Voici votre code pour ${purpose}. Il est valable ${minutes} minutes ; ne le communiquez à personne.`,
  },
  ko: {
    subject: '인증 코드',
    message: ({ by, digits, purpose, minutes }) =>
      `[${by}] 인증 코드는 ${digits}입니다(용도: ${purpose}). ${minutes}분 동안 유효합니다. 다른 사람에게 알려 주지 마십시오.`,
    paragraph: ({ purpose, minutes }) =>
      `인증 코드는 다음과 같습니다(용도: ${purpose}). ${minutes}분 동안 유효합니다. 다른 사람에게 알려 주지 마십시오.`,
  },
  de: {
    subject: 'Ihr Bestätigungscode',
    message: ({ by, digits, purpose, minutes }) =>
      `[${by}] Ihr Code: ${digits} (${purpose}). Er gilt ${minutes} Minuten. Geben Sie ihn an niemanden weiter.`,
    paragraph: ({ purpose, minutes }) =>
      `Hier ist Ihr Code (${purpose}). Er gilt ${minutes} Minuten. Geben Sie ihn an niemanden weiter.`,
  },
  es: {
    subject: 'Su código de verificación',
    message: ({ by, digits, purpose, minutes }) =>
      `[${by}] ${digits} es su código para ${purpose}. Es válido durante ${minutes} minutos; no lo comparta con nadie.`,
    paragraph: ({ purpose, minutes }) =>
      `Este es su código para ${purpose}. Es válido durante ${minutes} minutos; no lo comparta con nadie.`,
  },
};

/** The text of the message with a code, in the language of the person who requested it; `by` is the name of the authority. */
export function codeText(
  digits: string,
  { service, language, by }: { readonly service: Service; readonly language: Language; readonly by: string },
): MessageText {
  const { subject, message, paragraph } = TEXTS[language];
  const purpose = PURPOSE[language][service];
  const minutes = CODE_LIFE_SEC / 60;
  return {
    subject,
    text: message({ by, digits, purpose, minutes }),
    mail: { language, paragraphs: [paragraph({ purpose, minutes })] },
  };
}
