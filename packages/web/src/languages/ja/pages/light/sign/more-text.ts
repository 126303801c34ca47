import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/sign/more-text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  handOn: ACT_LABELS.handOn,
  handOnHint: '別の人が代わりに手続きします',
  giveBack: ACT_LABELS.return,
  giveBackHint: '内容に誤りがある場合：送信者が修正して再送します',
  reject: ACT_LABELS.reject,
  rejectHint: '同意しない場合：契約書は終了します',
  rejectVoid: '無効化に同意しない',
  rejectVoidHint: '契約書は引き続き有効です',
  handing: {
    title: '別の人に転送',
    text: '転送先の方が、用意されたフィールドとともに手続きを引き継ぎます。以後、この契約書は処理できず、取り消すこともできません。',
    name: '転送先の氏名',
    contact: orMail('転送先の電話番号またはメールアドレス', '転送先のメールアドレス'),
    contactHint: 'この宛先に契約書のリンクを送信します。',
    reason: '説明',
    placeholder: '例：現在は彼女がこの案件の担当です',
    button: '転送する',
    needsName: '転送先の氏名を入力してください',
    needsContact: '連絡先を入力してください',
    wrongContact: '連絡先が正しくありません',
  },
  returning: {
    title: '送信者に差し戻しますか？',
    text: '契約書は終了します。送信者にコメントが表示され、修正して再送できます。この操作は取り消せません。',
    reason: '修正すべき内容',
    placeholder: '例：第3条の金額は144,000円が正しいです',
    button: '差し戻す',
  },
  rejectingVoid: {
    title: '無効化に同意しませんか？',
    text: '無効化には全当事者の同意が必要です。同意しない場合、今回の無効化は終了し、契約書は引き続き有効です。理由は相手方に表示されます。この操作は取り消せません。',
    reason: '理由',
    placeholder: '例：サービスの提供がまだ続いています',
    button: '同意しない',
  },
};
