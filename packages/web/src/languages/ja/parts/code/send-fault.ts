import type { FaultWords } from '../../../../parts/code/send-fault.ts';
import { supportContact } from '../../../../text/support.ts';

export const text: FaultWords = {
  CONTACT: '連絡先の形式が正しくありません',
  BUSY: '送信の間隔が短すぎます。カウントダウンが終わってからお試しください',
  TIMEOUT: '送信がタイムアウトしました',
  FREQUENT: '送信が多すぎます。{wait}ほどお待ちください',
  AMOUNT: '本日受信できる認証コードの上限に達しました。明日お試しください',
  BLACKLISTED: `この番号では認証コードを受信できません。サポート（${supportContact()}）へお問い合わせください`,
  LOCKED: '認証コードの入力回数が上限を超えました。1時間後にもう一度お試しください',
  LOCKED_LOGIN: '認証コードの入力回数が上限を超えました。1時間後にもう一度ログインしてください',
  CAPTCHA: '画像認証をもう一度取得してください',
  NETWORK: '',
  FAILED: '送信できませんでした',
};
