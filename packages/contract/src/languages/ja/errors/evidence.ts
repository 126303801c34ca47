import type { evidenceErrors as Shape } from '../../zh-CN/errors/evidence.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors: typeof Shape = {
  // verification
  ERROR_VERIFY_FILE: 'このPDFを読み取れません。破損しているか不完全な可能性があります。もう一度請求してください。',
  ERROR_VERIFY_ENCRYPTED:
    'このPDFは、ここではどのパスワードでも開けない方式で暗号化されています。暗号化されていないものを請求してください。',
  ERROR_VERIFY_COST:
    'このファイルの検証には、オンラインで許される以上の時間またはメモリーが必要です。コマンドラインツールで検証してください。',
  ERROR_TRUST_FILE: '証明書（PEMまたはDER）でもトラストリスト（ETSI TS 119 612）でもありません。',
  ERROR_TRUST_SIGNATURE:
    'トラストリストの署名がリストと一致しないか、必要な形式ではありません。発行元からもう一度ダウンロードしてください。',
  ERROR_TRUST_ALGORITHM:
    'トラストリストの署名方式は、対応していないか、すでに安全でありません：{detail}。RSA、RSA-PSS、ECDSAのいずれかとSHA-256以上で署名されたものを発行元に請求してください。',
  ERROR_TRUST_INCOMPLETE:
    'トラストリストに{field}がないか、無効です。すべてのリストに必要な項目です（ETSI TS 119 612 §5.3）。発行元からもう一度ダウンロードしてください。',
  ERROR_TRUST_SIGNER:
    'トラストリストの署名者が正しくありません。以前のリストの署名者、別のリストが指定する証明書、または入力した証明書による署名が必要です。誰が署名したかを確認し、その証明書のSHA-256を入力してください。',
  ERROR_TRUST_EMPTY: 'ファイルに信頼できるものがありません。認証局の証明書、または認定された適格サービスが必要です。',
  ERROR_TRUST_ENDS:
    'この版のリストには、信頼されるサービスがもうありません。取り込んで別のオペレーターが確認すると、「{name}」の{count}件の証明書は信頼されなくなります。',
  ERROR_TRUST_ANCHORS: '1つのリストの証明書は{limit}件までです。分割してください。',
  ERROR_TRUST_LISTS: 'リストは{limit}件までです。不要なものを削除してください。',
  ERROR_TRUST_NAME: 'この名前のリストはすでに存在します。',
  ERROR_TRUST_OLDER:
    'このリストのより新しい版がすでに取り込まれています。古い版を信頼する場合は、先にそれを削除してください。',
  // audit log
  ERROR_LOG_EMPTY: '監査ログには、署名済みのチェックポイントがまだありません。1分後にもう一度お試しください。',
  ERROR_LOG_ENTRY: 'このサイズの監査ログに、このハッシュ値の行はありません。新しい行は1分以内に追加されます。',
  ERROR_LOG_SIZE: '監査ログは{limit}行まで署名されています。そのサイズ以下を指定してください。',
};
