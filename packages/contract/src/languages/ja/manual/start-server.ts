import type { WrittenSection } from '../../../text/written-section.ts';

export const startServer: WrittenSection = {
  title: '管理者向け：インストールと起動',
  blocks: [
    {
      kind: 'text',
      text: '必要なのはNode.js 20.19以降とgitだけです。ダウンロードしたコードでnpm startを実行します。初回はインストール、ビルド、データベースと認証局の作成を行い、アドレスを表示します。npm start -- --demoでは、デモ用のユーザーも作成します。',
    },
    {
      kind: 'points',
      items: [
        '既定は評価モードです。データベースはプロセスに組み込まれ、SMSとメールは送信されず、このマシンの/dev/outboxに表示されます。',
        '本番で使うにはMODE=productionを設定します。安全でない設定があるとサーバーは起動を拒否し、不足しているものを表示します。',
        'npm run demo -- --out DIRは署名の全工程を実演します。npm run verify -- FILE.pdfは任意のPDFを検証します。',
        '担当者は/operator/loginで別にログインします。最初の担当者はnpm run operator -- create --login NAMEで作成します。各担当者は1つ以上のロール（登録担当、監査担当、サポート、会計、管理者）を持ち、許可された内容を閲覧できます。本人確認の審査、証明書の検索と失効、苦情への対応、サービスの稼働状態と監査ログの確認を行います。',
      ],
    },
  ],
};
