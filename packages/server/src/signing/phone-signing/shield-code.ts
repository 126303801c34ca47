import { randomInt } from 'node:crypto';
import type { Api, DataIn, Language } from '@countersign/contract';
import {
  CODE_DIGITS,
  CODE_TRIES,
  type Decision,
  SHIELD_CODES_MAX,
  SHIELD_LIFE_SEC,
  accept,
  maskContact,
  normaliseContact,
  reachesPhone,
  refuse,
} from '@countersign/domain';
import { isBlacklisted } from '../../accounts/index.ts';
import {
  type Guard,
  type Handler,
  type MessageText,
  type RequestContext,
  type Services,
  type Tx,
  countTry,
  deliverableContacts,
  demand,
  isSameHash,
  keyedHash,
  refuseWith,
} from '../../platform/index.ts';
import { findSigner } from '../ceremony/index.ts';
import { judgeShield, relationNow } from './judge-shield.ts';
import { secondsUntil } from './present.ts';
import { type ShieldRow, setShield } from './store.ts';

/** Whether the browser that holds the phone's key is logged in as the signer, by an account or by their signing link. */
export const isSignerHere = ({ personId }: Pick<ShieldRow, 'personId'>, { caller }: RequestContext): boolean =>
  caller?.personId === personId && caller.apiClient === undefined;

/** The contact of the signer that receives a code, which they have proved: the phone number where messages reach phones, else the e-mail address. */
export async function codeContact(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { personId }: Pick<ShieldRow, 'personId'>,
): Promise<string> {
  const signer = (await findSigner(tx, personId)) ?? refuseWith('ERROR_NOT_LOGIN');
  const delivers = deliverableContacts(config);
  const phone = signer.phone !== null && reachesPhone(signer.phone, delivers) ? signer.phone : null;
  return phone ?? signer.email ?? refuseWith(signer.phone === null ? 'ERROR_CONTACT' : 'ERROR_PHONE_UNSUPPORTED');
}

const sentGuard = (shieldId: string): Guard => ({
  kind: 'SHIELD_CODE_SENT',
  subject: shieldId,
  tries: SHIELD_CODES_MAX,
  lockSec: SHIELD_LIFE_SEC,
});
const triesGuard = (shieldId: string): Guard => ({
  kind: 'SHIELD_CODE',
  subject: shieldId,
  tries: CODE_TRIES,
  lockSec: SHIELD_LIFE_SEC,
});
const hashOf = ({ secrets }: Pick<Services, 'secrets'>, shieldId: string, digits: string): string =>
  keyedHash(secrets.pepper, 'shield-code', shieldId, digits);

/** Sends the signer a code for a new phone; it is valid for this QR code only, and replaces earlier codes. */
export const sendShieldCode: Handler<Api['sendShieldCode']> = async (services, { params, body, context }) => {
  const { now, language } = context;
  const sent = await services.db.withTx(async (tx): Promise<Decision<DataIn<Api['sendShieldCode']>>> => {
    const judged = await judgeShield(tx, { shieldWsid: params.shieldWsid, secret: body.secret }, now);
    if (!judged.ok) return judged;
    const row = judged.value;
    await relationNow(tx, row);
    const contact = await codeContact(tx, services, row);
    if (await isBlacklisted(tx, services.secrets.pepper, contact)) return refuse('ERROR_CONTACT_BLACKLISTED');
    const counted = await countTry(tx, sentGuard(row.id), now);
    if (!counted.open) return refuse('ERROR_FREQUENTLY', { expireIn: counted.expireIn });
    const digits = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await setShield(tx, row.id, { codeHash: hashOf(services, row.id, digits) }, now);
    const channel = normaliseContact(contact)?.kind === 'email' ? 'EMAIL' : 'SMS';
    const message = {
      channel,
      contact,
      service: 'SIGN',
      code: digits,
      ...words(digits, language, services.authorityName),
    } as const;
    await services.delivery.send(tx, message, { id: services.ids.next(), now });
    return accept({ contact: maskContact(contact), expireIn: secondsUntil(row.expiresAt, now) });
  });
  return demand(sent);
};

function words(digits: string, language: Language, by: string): MessageText {
  const { subject, message, paragraph } = TEXTS[language];
  return { subject, text: message(by, digits), mail: { language, paragraphs: [paragraph] } };
}

interface CodeTexts {
  readonly subject: string;
  readonly message: (by: string, digits: string) => string;
  readonly paragraph: string;
}
const REST_ZH = '请只在您自己的手机上输入，勿告诉任何人；如非本人操作，请忽略。';
const REST_EN = 'Enter it only on your own phone and do not share it. If you are not signing now, ignore this message.';
const TEXTS: Readonly<Record<Language, CodeTexts>> = {
  'zh-CN': {
    subject: '验证码',
    message: (by, digits) => `【${by}】验证码 ${digits}，用于启用一部新手机签署合同。${REST_ZH}`,
    paragraph: `您的验证码如下，用于启用一部新手机签署合同。${REST_ZH}`,
  },
  en: {
    subject: 'Your verification code',
    message: (by, digits) => `[${by}] ${digits} is your code to sign with a new phone. ${REST_EN}`,
    paragraph: `Here is your code to sign with a new phone. ${REST_EN}`,
  },
  'zh-TW': {
    subject: '驗證碼',
    message: (by, digits) =>
      `【${by}】驗證碼 ${digits}，用於啟用一部新手機簽署合約。請只在您自己的手機上輸入，勿告訴任何人；如非您本人操作，請忽略。`,
    paragraph:
      '您的驗證碼如下，用於啟用一部新手機簽署合約。請只在您自己的手機上輸入，勿告訴任何人；如非您本人操作，請忽略。',
  },
  ja: {
    subject: '認証コード',
    message: (by, digits) =>
      `【${by}】認証コード ${digits}（用途：新しいスマートフォンでの署名）。ご自身のスマートフォンにのみ入力し、誰にも教えないでください。署名の操作中でない場合は、このメッセージを無視してください。`,
    paragraph:
      '新しいスマートフォンで署名するための認証コードは次のとおりです。ご自身のスマートフォンにのみ入力し、誰にも教えないでください。署名の操作中でない場合は、このメッセージを無視してください。',
  },
  fr: {
    subject: 'Votre code de vérification',
    message: (by, digits) =>
      `[${by}] ${digits} est votre code pour signer avec un nouveau téléphone. Saisissez-le uniquement sur votre propre téléphone et ne le communiquez à personne. Si vous n’êtes pas en train de signer, ignorez ce message.`,
    paragraph:
      'Voici votre code pour signer avec un nouveau téléphone. Saisissez-le uniquement sur votre propre téléphone et ne le communiquez à personne. Si vous n’êtes pas en train de signer, ignorez ce message.',
  },
  ko: {
    subject: '인증 코드',
    message: (by, digits) =>
      `[${by}] 인증 코드는 ${digits}입니다(용도: 새 휴대전화로 서명). 본인의 휴대전화에만 입력하고 다른 사람에게 알려 주지 마십시오. 지금 서명 중이 아니라면 이 메시지를 무시해 주십시오.`,
    paragraph:
      '새 휴대전화로 서명하기 위한 인증 코드는 다음과 같습니다. 본인의 휴대전화에만 입력하고 다른 사람에게 알려 주지 마십시오. 지금 서명 중이 아니라면 이 메시지를 무시해 주십시오.',
  },
  de: {
    subject: 'Ihr Bestätigungscode',
    message: (by, digits) =>
      `[${by}] Ihr Code, um mit einem neuen Telefon zu unterzeichnen: ${digits}. Geben Sie ihn nur auf Ihrem eigenen Telefon ein und an niemanden weiter. Falls Sie gerade nicht unterzeichnen, ignorieren Sie diese Nachricht.`,
    paragraph:
      'Hier ist Ihr Code, um mit einem neuen Telefon zu unterzeichnen. Geben Sie ihn nur auf Ihrem eigenen Telefon ein und an niemanden weiter. Falls Sie gerade nicht unterzeichnen, ignorieren Sie diese Nachricht.',
  },
  es: {
    subject: 'Su código de verificación',
    message: (by, digits) =>
      `[${by}] ${digits} es su código para firmar con un teléfono nuevo. Introdúzcalo solo en su propio teléfono y no lo comparta con nadie. Si no está firmando ahora, ignore este mensaje.`,
    paragraph:
      'Este es su código para firmar con un teléfono nuevo. Introdúzcalo solo en su propio teléfono y no lo comparta con nadie. Si no está firmando ahora, ignore este mensaje.',
  },
};

/** Counts the guess before verifying it, so that concurrent guesses cannot exceed the limit. */
export async function judgeCode(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  row: ShieldRow,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<Decision<null>> {
  const digits = code.normalize('NFKC').trim();
  if (digits === '') return refuse('ERROR_SHIELD_CODE');
  const counted = await countTry(tx, triesGuard(row.id), now);
  if (!counted.open) return refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
  const isRight = row.codeHash !== null && isSameHash(row.codeHash, hashOf(services, row.id, digits));
  return isRight ? accept(null) : refuse('ERROR_SHIELD_CODE_WRONG');
}
