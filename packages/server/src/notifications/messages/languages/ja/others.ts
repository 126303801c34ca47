import type { Words } from '../../envelope-words.ts';
import type { IdentityTexts, OtherTexts, SealDecidedTexts, SealFacts } from '../../notice-texts.ts';

const why = (reason: string, colon: string): string => (reason === '' ? '' : `${colon}${reason}`);

const APPROVED = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `印鑑の承認：${sealName}`,
  sentence: `${enterpriseName}の印鑑${sealName}が承認され、使用できるようになりました`,
});
const AWAITS = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `企業による印鑑の承認：${sealName}`,
  sentence: `印鑑${sealName}は${enterpriseName}に承認されました。認証局が印影を確認済みの名称と照合したあと、使用できます`,
});
const sealDecided: SealDecidedTexts = {
  CREATE: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `印鑑の却下：${sealName}`,
      sentence: `${enterpriseName}の印鑑${sealName}の申請は却下されました${why(reason, '：')}`,
    }),
  },
  NAME: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `認証局による印鑑の却下：${sealName}`,
      sentence: `${enterpriseName}の印鑑${sealName}の印影は、認証局に却下されました${why(reason, '：')}`,
    }),
  },
  USE: {
    PASSED: ({ sealName, enterpriseName }) => ({
      subject: `印鑑の使用許可：${sealName}`,
      sentence: `${enterpriseName}の印鑑${sealName}を署名に使用できるようになりました`,
    }),
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `印鑑の使用申請の却下：${sealName}`,
      sentence: `${enterpriseName}の印鑑${sealName}の使用申請は却下されました${why(reason, '：')}`,
    }),
  },
};

const nothing = (): string => '';
const identity: IdentityTexts = {
  PASSED: { is: 'が完了しました', more: nothing },
  LIFTED: { is: 'が再び有効になりました', more: nothing },
  RETURNED: { is: 'の申請が差し戻されました', more: (why) => `：${why}。修正して再申請できます` },
  SUSPENDED: {
    is: 'が認証局によって一時停止されました',
    more: (why) => `：${why}。長期証明書は失効しています。認証局にお問い合わせください`,
  },
  WITHDRAWN: {
    is: 'が認証局によって取り消されました',
    more: (why) => `：${why}。長期証明書は失効しています。再申請できます`,
  },
};

/** All other notices. */
export const others: OtherTexts = {
  bulkDone: (title, done, failed) => ({
    subject: `一括送信の完了：${title}`,
    sentence: `${title}の契約書${done}件を送信し、${failed}件が失敗しました`,
  }),
  joined: (name, firm) => ({
    subject: `新しいメンバー：${name}`,
    sentence: `${firm}に新しいメンバーが参加しました：${name}`,
  }),
  asksToJoin: (name, firm) => ({
    subject: `参加の申請：${name}`,
    sentence: `${firm}への参加の申請がありました：${name}`,
  }),
  handedOver: (name, firm) => ({
    subject: `業務の引き継ぎ：${name}`,
    sentence: `${firm}での${name}の契約書、下書き、テンプレート、未処理の手続きを引き継ぎました`,
  }),
  exported: (firm, days) => ({
    subject: 'データの書き出しが完了しました',
    sentence: `${firm === null ? 'お客様のデータ' : `${firm}のデータ`}の書き出しは、${days}日間ダウンロードできます`,
  }),
  isOwner: (firm) => ({
    subject: `${firm}の所有者になりました`,
    sentence: `${firm}の所有権を引き継ぎました`,
  }),
  newOwner: (firm, name) => ({
    subject: `${firm}の新しい所有者`,
    sentence: `${firm}の所有権を${name}に引き継ぎました。引き続きメンバーとしてご利用いただけます`,
  }),
  webhookOff: (firm) => ({
    subject: `Webhookがオフになりました：${firm}`,
    sentence: `${firm}のWebhookに数日間配信できていません。受信側を確認してから、もう一度オンにしてください`,
  }),
  hasJoined: (firm) => ({
    subject: `${firm}に参加しました`,
    sentence: `${firm}のメンバーになりました。企業のために署名できます`,
  }),
  joinRefused: (firm) => ({
    subject: `参加の申請の却下：${firm}`,
    sentence: `${firm}への参加の申請は却下されました`,
  }),
  invited: (firm) => ({
    subject: `${firm}への招待`,
    sentence: `${firm}のメンバーとして招待されています`,
  }),
  answerBy: (sentence, until) => `${sentence}。回答期限：${until}`,
  seeInvitation: '招待を見る',
  chargesLow: (left, firm) => ({
    subject: `送信枠の残り：${left}件`,
    sentence: `${firm === null ? '' : `企業${firm}の`}送信枠は残り${left}件です。早めに追加購入してください`,
  }),
  chargesBought: (charges) => ({
    subject: `送信枠${charges}件が追加されました`,
    sentence: `入金を確認しました。送信枠${charges}件を使用できます`,
  }),
  refunded: (reference, amount, charges) => ({
    subject: `注文${reference}の返金：${amount}`,
    sentence: `注文${reference}について${amount}を返金します${charges === null ? '' : `。送信枠${charges}件は回収されました`}`,
  }),
  orderRefused: (reference, why) => ({
    subject: `注文${reference}のキャンセル`,
    sentence: `注文${reference}はキャンセルされました：${why}`,
  }),
  seeBalance: '残数を見る',
  sealToCheck: (seal, firm, who) => ({
    subject: `審査待ちの新しい印鑑：${seal}`,
    sentence: `${firm}の印鑑${seal}が審査を待っています。作成者：${who}`,
  }),
  sealAskedFor: (seal, firm, who) => ({
    subject: `印鑑の使用申請：${seal}`,
    sentence: `${firm}の印鑑${seal}の使用申請がありました：${who}`,
  }),
  ownIdentity: '本人確認',
  identityOf: (firm) => `${firm}の企業確認`,
  decided: (what, is) => `${what}${is}`,
  seeIdentity: '確認の状況を見る',
  sealDecided,
  identity,
};
