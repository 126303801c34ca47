import type { filesErrors as Shape } from '../../zh-CN/errors/files.ts';

/** Refusals of files, and of what exceeds the limits of a contract. */
export const filesErrors: typeof Shape = {
  ERROR_FILENAME_SIZE: 'ファイル名が長すぎます。{limit}文字までです。',
  ERROR_FILE_SIZE: 'ファイルが大きすぎます。{limitMb} MBまでです。',
  ERROR_FILE_TYPE: 'この種類のファイルには対応していません。PDFまたは画像をアップロードしてください。',
  ERROR_UPLOAD_REJECTED:
    'アップロードは拒否されました。分割された部分が一致しません。もう一度アップロードしてください。',
  ERROR_UPLOAD_QUOTA:
    'アカウントごとのアップロードは24時間に{limitMb} MBまでで、上限に達しました。明日お試しください。',
  ERROR_FILE_DAMAGED: 'ファイルが破損していて開けません。書き出し直してからアップロードしてください。',
  ERROR_FILE_ENCRYPTED: '対応していない方式で暗号化されています。暗号化を解除してからアップロードしてください。',
  ERROR_FILE_SIGNED_DAMAGED:
    'ファイルは署名済みですが形式に不備があるため、変更も使用もできません。署名者に原本を請求してください。',
  ERROR_FILE_PASSWORD: 'ファイルは保護されています。開くためのパスワードを入力してください。',
  ERROR_FILE_PASSWORD_WRONG: 'そのパスワードではファイルを開けません。もう一度お試しください。',
  ERROR_FILE_OWNER_PASSWORD:
    'ファイルの作成者が変更を禁止しています。権限パスワード（所有者パスワード）を入力してください。',
  ERROR_FILE_SIGNED_ENCRYPTED:
    'ファイルは署名され、暗号化されています。暗号化を解除すると署名が無効になります。暗号化されていない原本を署名者に請求してください。',
  ERROR_FILE_SIGNED_ACTIVE:
    '署名済みのファイルに、スクリプト、添付ファイルなどの動的な内容が含まれています。署名を無効にせずに取り除けないため、使用できません。',
  ERROR_FILE_XFA:
    'ファイルはXFAフォームです。作成したプログラムで通常のPDFとして印刷または保存し、そのPDFをアップロードしてください。',
  ERROR_FILE_CERTIFIED: 'ファイルの作成者が証明用署名で変更を一切禁止しているため、署名できません。',
  ERROR_FILE_TOO_COMPLEX: 'ファイルが複雑すぎて処理できません。書き出し直してからアップロードしてください。',
  ERROR_FILE_NOT_READY: 'ファイルはまだ処理中です。お待ちください。',
  ERROR_FILE_CONVERSION: '文書を変換できませんでした。PDFとして保存し、そのPDFをアップロードしてください。',
  ERROR_PICTURE: 'この画像は使用できません。別のPNGまたはJPEGを選択してください。',
  ERROR_INK: '手書きの内容を使用できません。消去して書き直してください。{detail}',
  ERROR_INK_SLIGHT: '点、直線、チェックマークは署名になりません。お名前をすべて書いてください。',
  ERROR_LIMIT_PARTICIPANTS: '参加者は{limit}名までです。',
  ERROR_LIMIT_DOCUMENTS: '文書は{limit}件までです。',
  ERROR_LIMIT_BYTES: '文書は合計{limitMb} MBまでです。',
  ERROR_LIMIT_PAGES: '文書は合計{limit}ページまでです。',
  ERROR_LIMIT_FORMS: 'フィールドは{limit}個までです。',
  ERROR_ATTACHMENT_NOT_FOUND: 'この添付ファイルは存在しません。',
  ERROR_ATTACHMENT_TYPE: 'このフィールドでは受け付けられないファイルです{where}。{detail}を提出してください。',
  ERROR_ATTACHMENT_COUNT: 'このフィールドのファイルは{limit}個までです{where}。',
};
