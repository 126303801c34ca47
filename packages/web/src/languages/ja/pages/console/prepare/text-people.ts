import type { Duty } from '../../../../../pages/console/prepare/model/duty.ts';
import type { PeopleWarning } from '../../../../../pages/console/prepare/model/people-order.ts';
import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { Names, Trouble, text as Shape } from '../../../../zh-CN/pages/console/prepare/text-people.ts';
import type { SecureLevel, AuthLevel, ParticipantType } from '@countersign/domain';

const trouble: Record<Trouble, string> = {
  nameMissing: '名前を入力してください',
  nameLong: '50文字以内にしてください',
  contactMissing: '連絡先を入力してください',
  contactWrong: '連絡先が正しくありません',
  duplicate: 'すでにリストにあります',
  enterpriseMissing: '企業名を入力してください',
  roleMissing: 'ロールを選択してください',
  listAgain: '受信者リストは契約書に1つまでです',
};
const warning: Record<PeopleWarning, string> = {
  checkerAfterSigners:
    '承認者が署名者全員の後になっています。その時点で契約書は署名済みです。承認は通常、署名の前に行います。',
  checkerBesideSigner: '承認者が署名者と同時になっています。承認の前に署名される可能性があります。',
  allCheckers: '署名者がまだいないため、契約書を送信できません。',
  sameTwice: '同じ人が連続する2つの手順に含まれています。通知が2回届き、手続きも2回必要です。',
};
const typeOf: Record<ParticipantType, string> = {
  PERSON: '個人',
  ENTERPRISE_MEMBER: '企業のメンバー',
  ENTERPRISE_ROLE: '企業のロール',
  BULK_PERSON: '受信者リスト',
};
const auth: Record<AuthLevel, string> = {
  LOW: '基本：認証コードまたは署名パスワード',
  MEDIUM: '中：本人確認も必要',
  HIGH: '高：本人確認、認証コード、パスワード',
};
const secure: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: '1回の署名用（通常）',
  PERSONAL_CERT: '本人の長期証明書',
  ENTERPRISE_CERT: '企業の長期証明書',
  SHIELD_CERT: 'スマートフォン署名（鍵は本人のスマートフォン内）',
};
function duty({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: name,
    member: `${name}（「${enterprise}」を代表）`,
    role: `「${enterprise}」の「${role}」のいずれか1名`,
    list: 'リストの全員（契約書は1人ずつ別々）',
  }[as];
  if (act === 'check') return `${who}：内容を確認し、承認または却下します（署名は行いません）。`;
  const first = [...(joins ? ['先に企業に参加し（未参加の場合）'] : []), ...(verifies ? ['本人確認を完了し'] : [])];
  const proof = `${proofs === 'both' ? '認証コードと署名パスワードの両方' : '認証コードまたは署名パスワード'}で確認して署名します`;
  const how = {
    DISPOSABLE_CERT: '',
    PERSONAL_CERT: '（本人の長期証明書を使用）',
    ENTERPRISE_CERT: '（企業の証明書を使用。それまでに企業確認が必要）',
    SHIELD_CERT: '（最後に自分のスマートフォンでQRコードを読み取ります）',
  }[certificate];
  return `${who}：${[...first, proof].join('、')}${how}。`;
}

export const text: typeof Shape = {
  trouble,
  warning,
  typeOf,
  authOf: auth,
  secureOf: secure,
  duty,
  participantsTitle: '署名・承認する人',
  participantsLead: '上から順に手続きします。アカウントのない人には署名リンクが届きます。',
  yourStart: '契約書を送信',
  name: '名前',
  nameOf: { PERSON: '名前', ENTERPRISE_MEMBER: '名前', ENTERPRISE_ROLE: '表示名', BULK_PERSON: 'リストの名前' },
  contact: orMail('電話番号またはメール', 'メールアドレス'),
  role: '役割',
  signer: '署名',
  checker: '承認',
  together: '上と同時',
  order: '順序',
  oneByOne: '1人ずつ',
  allTogether: '全員同時',
  addPerson: '参加者を追加',
  addMe: '自分を追加',
  recent: '最近の相手',
  recentSearch: '名前、連絡先、企業',
  recentNone: 'まだ送信していません。送信した相手がここに表示されます。',
  recentNoMatch: '見つかりません。',
  recentMore: 'さらに表示',
  recentFailed: '最近の相手を読み込めませんでした。',
  colleague: (contact) => `同僚・${contact}`,
  colleagues: 'メンバー',
  colleaguesOf: '企業から選択',
  colleaguesSearch: '氏名または社員番号',
  colleaguesMembers: 'メンバー',
  colleaguesRoles: 'ロール',
  colleaguesNone: '企業にほかのメンバーはまだいません。',
  colleaguesFailed: 'メンバーを読み込めませんでした。',
  rolesWhy: 'ロールを持つメンバーなら誰でも手続きできます。1名で足ります。',
  pasteMany: 'まとめて貼り付け',
  pasteTitle: '参加者をまとめて追加',
  pasteHint:
    '1行に1人ずつ、名前と連絡先をスペース、カンマ、タブで区切って入力します。表計算ソフトから貼り付けることもできます。',
  pasteLabel: '参加者',
  pastePlaceholder: '佐藤花子  +81 90-1234-5678\nAda Lovelace, ada@example.com',
  pasteUnread: (lines) => `${lines.join('、')}行目は連絡先がないため追加されません。`,
  pasteAct: (count) => (count > 0 ? `${count}名を追加` : '追加'),
  personOf: (at) => `参加者${at}`,
  more: 'その他',
  moreOf: (name) => `${name}の詳細`,
  type: '参加の形式',
  enterprise: '企業名',
  enterpriseHint: '営業許可証の記載どおりに入力してください',
  enterpriseRole: 'ロール',
  roleHint: 'ロールを持つメンバーなら誰でも手続きできます。最初の1名の手続きが有効です',
  chooseRole: '選択してください',
  auth: '本人であることの確認',
  secure: '証明書',
  group: 'グループ',
  groupHint: '例：「甲」。整理のためだけに使います',
  listHint: 'リストの全員に、それぞれ個別の契約書を送信します',
  drag: 'ドラッグで並べ替え',
  moveUp: (name) => `${name}を上へ移動`,
  moveDown: (name) => `${name}を下へ移動`,
  remove: (name) => `${name}を削除`,
  treeTitle: '当事者',
  previewTitle: '送信後の流れ',
  previewStart: '送信すると、すぐに開始します。',
  previewSign: (names) => `署名の依頼：${names}。`,
  previewCheck: (names) => `承認の依頼：${names}。却下されると契約書は終了します。`,
  previewTogether: (names) => `${names}は同時に手続きします。`,
  previewDone: byLevel({
    'B-LTA': '全員が完了すると、タイムスタンプ付きの契約書を全員がダウンロードできます。',
    'B-B': '全員が完了すると、契約書を全員がダウンロードできます。',
  }),
  previewEmpty: '参加者を追加すると、各手順の説明がここに表示されます。',
  and: '、',
};
