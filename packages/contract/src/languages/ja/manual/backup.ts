import type { WrittenSection } from '../../../text/written-section.ts';

export const backup: WrittenSection = {
  title: '管理者向け：バックアップと復元',
  blocks: [
    {
      kind: 'steps',
      items: [
        'サーバーを停止します（Ctrl-C）。PostgreSQLの場合は停止する必要はありません。PostgreSQLのツールでデータベースをダンプしてください。',
        'DATA_DIRをコピーします。db/は組み込みデータベース、blobs/はファイルです。tmp/は不要です。',
        'KEYS_DIRは別の場所に別途バックアップします。kekは認証局の秘密鍵を、pepperはパスワードと連絡先のハッシュを保護します。',
        '復元するには、両方を元の場所に戻し、サーバーを起動します。',
      ],
    },
    {
      kind: 'note',
      text: 'データがあっても鍵がなければ、認証局は証明書を発行できず、誰も以前のパスワードでログインできません。データのない鍵は役に立ちません。2つのバックアップは別々に保管してください。完了した契約書には影響しません。検証に必要なものはすべてファイルに含まれています。',
    },
  ],
};
