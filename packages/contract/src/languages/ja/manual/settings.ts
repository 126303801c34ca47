import type { WrittenSection } from '../../../text/written-section.ts';

export const settings: WrittenSection = {
  title: '管理者向け：設定',
  blocks: [
    {
      kind: 'text',
      text: '設定はすべて環境変数で行います。一覧はdocs/settings.mdにあります。無効な値があると、その名前を示す行を表示して起動を中止します。主な設定は次のとおりです：',
    },
    {
      kind: 'points',
      items: [
        'PUBLIC_URL：利用者が使うアドレス。メッセージ内のリンクはこのアドレスで始まります。',
        'PKI_URL：証明書、失効リスト、OCSPの恒久的なアドレス。すべての証明書に組み込まれ、変更できません。',
        'DATABASE_URL：PostgreSQL 15以降。指定しない場合は組み込みデータベースを使用します。',
        'DATA_DIRとKEYS_DIR：データと鍵の保管場所。別々にする必要があります。',
        'SMTP_URLとMAIL_FROM：メールの送信。SMS_WEBHOOK_URLとSMS_WEBHOOK_SECRET：SMSと音声通話を事業者に渡します。',
        'SOFFICE_PATH：Office文書をPDFに変換するLibreOffice。指定しない場合はPDFファイルと画像だけを受け付けます。',
      ],
    },
  ],
};
