import type { accountsErrors as Shape } from '../../zh-CN/errors/accounts.ts';

/** Refusals of every call, accounts, identities, operators and codes. */
export const accountsErrors: typeof Shape = {
  // wire and session
  ERROR_MALFORMED: 'リクエストの形式が正しくありません：{field} {detail}',
  ERROR_UNKNOWN_FIELD: 'リクエストに不明な項目があります：{field}',
  ERROR_NOT_LOGIN: 'ログインしていないか、ログインが終了しました。もう一度ログインしてください。',
  ERROR_CANT_USE_FREE_LOGIN:
    '署名リンクで開けるのは、この1件の契約書だけです。ほかの機能を使うにはログインしてください。',
  ERROR_FORBIDDEN: 'この操作は許可されていません。',
  ERROR_CROSS_SITE: '別のサイトからのリクエストのため、拒否しました。',
  ERROR_NOT_FOUND: '見つかりません。',
  ERROR_TOO_LARGE: '大きすぎます。上限は{limit}です。',
  ERROR_UNSUPPORTED_MEDIA: 'このメディアタイプには対応していません。',
  ERROR_BUSY: 'システムが混み合っています。{expireIn}秒後にもう一度お試しください。失われたデータはありません。',
  ERROR_UNAVAILABLE:
    'システムの一部が利用できません。確定済みの内容は保持されています。{expireIn}秒後にもう一度お試しください。',
  ERROR_STORAGE_FULL:
    '保存する空き容量がありません。確定済みの内容は保持されています。しばらくしてからもう一度お試しください。',
  ERROR_OUTCOME_UNKNOWN:
    '記録中に接続が切れたため、処理されたかどうか不明です。{expireIn}秒後に現在の状態を確認してからやり直すか、同じIdempotency-Keyでリクエストを繰り返してください。',
  ERROR_TOO_MANY_REQUESTS: 'リクエストが多すぎます。{expireIn}秒後にもう一度お試しください。',
  ERROR_INTERNAL:
    'システムでエラーが発生しました。もう一度お試しください。続く場合は、リクエストIDをサポートにお知らせください。',
  ERROR_IDEMPOTENCY_KEY_REUSED: 'このIdempotency-Keyは別のリクエストで使用されています。',
  ERROR_DONE_UNANSWERED:
    'すでに処理済みですが、応答が失われました。現在の状態を確認してください。もう一度実行する場合は、新しいIdempotency-Keyを使用してください。',
  // accounts
  ERROR_ACCOUNT_INPUT:
    'アカウントの入力に誤りがあります。電話番号（海外の番号は + と国番号から）またはメールアドレスを入力してください。',
  ERROR_ACCOUNT_NOT_REGISTERED: 'このアカウントはまだ登録されていません。',
  ERROR_ACCOUNT_EXISTS: 'このアカウントはすでに登録されています。ログインしてください。',
  ERROR_LOGIN_FAILED: 'アカウントまたはパスワードが正しくありません。もう一度入力してください。',
  ERROR_ACCOUNT_DISABLED: 'このアカウントは停止されています。サポートへお問い合わせください。',
  ERROR_PASSWORD_FORM: 'パスワードが送信前に所定の方法でハッシュ化されていません。',
  ERROR_PASSWORD_WRONG: 'パスワードが正しくありません。もう一度入力してください。',
  ERROR_SIGN_PASSWORD_EXISTS: '署名パスワードはすでに設定されています。',
  ERROR_SIGN_PASSWORD_NONE: '署名パスワードが設定されていません。認証コードを使用するか、先に設定してください。',
  ERROR_SIGN_PASSWORD_WRONG: '署名パスワードが正しくありません。もう一度入力してください。',
  ERROR_FREQUENT_ACCOUNT_CHECK: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  ERROR_RESET_PASSWORD: 'パスワードを再設定できませんでした。もう一度確認を行ってください。',
  ERROR_SECURITY_TOKEN: 'セキュリティトークンが無効か、使用済みか、期限切れです。',
  ERROR_PASSKEY: 'パスキーを確認できませんでした。もう一度試すか、別の方法でログインしてください。',
  ERROR_PASSKEY_LIMIT: 'パスキーは{limit}件までです。先に1件削除してください。',
  ERROR_CONTACT_TAKEN: 'この連絡先は別のアカウントのものです。',
  ERROR_CONTACT_LAST: 'これはアカウントの唯一の連絡先です。先に別の連絡先を登録してください。',
  ERROR_CONTACT_UNCHANGED: 'この連絡先はすでに登録されています。',
  ERROR_CONTACT_FRESH:
    'この連絡先は登録されたばかりのため、24時間はパスワードの再設定に使用できません。別の連絡先を使用してください。',
  ERROR_MEMBER_DISABLED: '管理者によって除外されたため、この企業アカウントは使用できません。',
  ERROR_NOT_A_MEMBER: 'このアカウントは存在しません。',
  ERROR_SCAN_EXPIRED: 'QRコードの有効期限が切れました。パソコンで新しいQRコードを作成してください。',
  // identity and enterprises
  ERROR_IDENTITY_WAITING: '申請を審査しています。結果をお待ちください。',
  ERROR_IDENTITY_PASSED: '本人確認はすでに完了しています。',
  ERROR_IDENTITY_NAME: '書類に記載された実名を{limit}文字以内で入力してください。',
  ERROR_IDENTITY_NUMBER: '本人確認書類の番号が正しくありません。ご確認ください。',
  ERROR_IDENTITY_PAPERS: '必要な書類の画像をアップロードしてください：{papers}',
  ERROR_IDENTITY_REQUIRED: '先に本人確認が必要です。',
  ERROR_IDENTITY_DECIDED: 'この申請はすでに審査されています。',
  ERROR_ENTERPRISE_NAME: '企業名を{limit}文字以内で入力してください。',
  ERROR_ENTERPRISE_CODE: '統一社会信用コードが正しくありません。ご確認ください。',
  ERROR_ENTERPRISE_TAKEN: 'この企業はすでに登録されています。管理者に招待を依頼してください。',
  // operators
  ERROR_OPERATOR_NOT_LOGIN: '先にオペレーターコンソールにログインしてください。',
  ERROR_OPERATOR_ROLE: '現在のロールではこの操作は許可されていません。ロールは管理者が割り当てます。',
  ERROR_OPERATOR_LAST: '最後の管理者からこのロールを外すことはできません。',
  ERROR_OPERATOR_EXISTS: 'このログイン名はすでに存在します。',
  ERROR_OPERATOR_CODE_MISSING: '認証アプリの6桁のコード（totp）を入力してください。',
  ERROR_OPERATOR_CODE_WRONG: 'コードが正しくないか、使用済みです。次のコードをお待ちください。',
  ERROR_OPERATOR_FACTOR_NEEDED: '先に第2要素を設定してください。',
  ERROR_OPERATOR_FACTOR_EXISTS:
    '第2要素はすでに設定されています。解除するにはコマンドnpm run operatorを使用してください。',
  ERROR_REQUEST_OWN: '別のオペレーターによる確認が必要です。',
  ERROR_REQUEST_DECIDED: 'この依頼はすでに処理されたか、期限切れです。',
  ERROR_REQUEST_WAITING: '同じ対象についての依頼がすでに待機中です。',
  ERROR_REQUEST_SUBJECT: '対象の状態が変わったため、実行できなくなりました。',
  ERROR_IDENTITY_TAKEN: 'この書類番号は、すでに確認済みの別の身元のものです。',
  ERROR_IDENTITY_SUSPENDED: '確認済みの身元は、認証局によって一時停止されています。認証局にお問い合わせください。',
  ERROR_IDENTITY_LETTER: '申請者が法定代表者でない場合は、委任状（種類AUTHORISATIONの書類）のアップロードが必要です。',
  ERROR_CERTIFICATE_NOT_FOUND: 'この証明書は存在しません。',
  ERROR_CERTIFICATE_REVOKED: 'この証明書はすでに失効しています。',
  // captcha, codes, opcodes
  ERROR_CAPTCHA_AGAIN: '画像認証をもう一度取得してください。',
  ERROR_CODE_EXPIRED: '認証コードが存在しないか、期限切れです。新しい認証コードを取得してください。',
  ERROR_CODE_WRONG: '認証コードが正しくありません。もう一度入力してください。',
  ERROR_CODE_LOCKED: '誤った入力が多すぎたため、1時間ロックされています。{wait}後にもう一度お試しください。',
  ERROR_OPCODE: '操作コードが無効か、使用済みです。もう一度確認を行ってください。',
  ERROR_CONTACT:
    '連絡先の形式が正しくありません。電話番号（海外の番号は + と国番号から）またはメールアドレスを入力してください。',
  ERROR_PHONE_UNSUPPORTED: 'このサービスはSMSを送信しません。電話番号の代わりにメールアドレスを入力してください。',
  ERROR_PHONE_COUNTRY: 'このサービスはこの国にSMSを送信しません。電話番号の代わりにメールアドレスを入力してください。',
  ERROR_PARTICIPANT_UNREACHABLE:
    'このサービスは{name}の電話番号にSMSを送信できません。{name}のメールアドレスを入力してください。',
  ERROR_SEND_BUSY: '送信の間隔が短すぎます。カウントダウン（{expireIn}秒）が終わってからお試しください。',
  ERROR_FREQUENTLY: '送信が多すぎます。{wait}ほどお待ちください。',
  ERROR_AMOUNT_OUT_LIMIT: '本日受信できる認証コードの上限に達しました。明日お試しください。',
  ERROR_VOICE_AMOUNT_OUT_LIMIT: '本日受信できる音声通話の認証コードの上限に達しました。明日お試しください。',
  ERROR_SEND_FAILED: '送信できませんでした。しばらくしてからもう一度お試しください。',
  ERROR_TIMEOUT: '送信がタイムアウトしました。もう一度お試しください。',
  ERROR_CONTACT_BLACKLISTED: 'この番号では認証コードを受信できません。サポートへお問い合わせください。',
  ERROR_VOICE_FREQUENTLY: '送信が多すぎます。{wait}ほどお待ちください。',
  ERROR_VOICE_BLACKLISTED: 'この番号では認証コードを受信できません。サポートへお問い合わせください。',
};
