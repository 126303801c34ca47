import type { text as Shape } from '../../../../zh-CN/pages/light/verify/reason-text.ts';

const original = '原本を相手方に請求してください。';
const again = '署名者に再署名を依頼してください。';

export const text: typeof Shape = {
  title: '理由',
  todo: '対処方法',
  unknown: { what: 'この署名は検証に合格しませんでした。', todo: original },
  notSignedHere: {
    what: '証明書は当認証局のものですが、この署名は本プラットフォームで作成されたものではありません。証明書が別のファイルに使用されています。',
    todo: 'この署名に依拠せず、本プラットフォームで署名された原本を請求してください。',
  },
  suspicious: {
    what: '署名後、署名の手続きに含まれない変更がファイルに加えられました。署名時のページと現在のページを比較してください。',
    todo: '署名時のページを基準とし、原本を請求してください。',
  },
  reasons: {
    FORMAT_FAILURE: {
      what: '署名の構造が標準規格に従っておらず、読み取れません。',
      todo: original,
    },
    HASH_FAILURE: { what: '署名の対象となる内容が、署名後に変更されました。', todo: original },
    SIG_CRYPTO_FAILURE: {
      what: '署名が証明書の公開鍵と一致しません。別の人が作成したか、破損しています。',
      todo: original,
    },
    SIG_CONSTRAINTS_FAILURE: {
      what: '標準規格で必要な内容が署名に欠けているか、証明書が文書への署名用ではありません。',
      todo: again,
    },
    CHAIN_CONSTRAINTS_FAILURE: {
      what: '証明書パスが規則に違反しています（例：発行権限のない証明書による発行）。',
      todo: '有効な証明書での署名を署名者に依頼してください。',
    },
    CERTIFICATE_CHAIN_GENERAL_FAILURE: {
      what: '証明書パスを完全には検査できませんでした。',
      todo: '完全な証明書パスを署名者に請求してください。',
    },
    CRYPTO_CONSTRAINTS_FAILURE: {
      what: 'アルゴリズムまたは鍵が、すでに安全でないか、互いに一致しないか、不明です。',
      todo: again,
    },
    CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
      what: 'アルゴリズムがすでに安全でなく、それ以前に署名されたことを証明するタイムスタンプがありません。',
      todo: again,
    },
    REVOKED: {
      what: '証明書は署名前に失効していました。',
      todo: '署名者に連絡し、この署名には依拠しないでください。',
    },
    REVOKED_NO_POE: {
      what: '証明書はその後失効し、失効前に署名されたことを証明する信頼できる時刻がありません。',
      todo: '署名時刻を署名者に確認するか、新しい証明書での署名を依頼してください。',
    },
    REVOKED_CA_NO_POE: {
      what: '証明書の発行者が失効し、失効前に署名されたことを証明する信頼できる時刻がありません。',
      todo: again,
    },
    EXPIRED: { what: '署名時点で証明書の有効期限が切れていました。', todo: again },
    NOT_YET_VALID: { what: '署名時点で証明書はまだ有効ではありませんでした。', todo: again },
    OUT_OF_BOUNDS_NO_POE: {
      what: '証明書は現在、有効期間外であり、署名時に有効だったことを証明する信頼できる時刻がありません。',
      todo: 'タイムスタンプ付きの版があればそれを検証し、なければ署名者に再署名を依頼してください。',
    },
    OUT_OF_BOUNDS_NOT_REVOKED: {
      what: '証明書は失効せずに有効期限が切れ、期限前に署名されたことを証明する信頼できる時刻がありません。',
      todo: 'タイムスタンプ付きの版があればそれを検証し、なければ署名者に再署名を依頼してください。',
    },
    REVOCATION_OUT_OF_BOUNDS_NO_POE: {
      what: '証明書のステータスを示す証明自体の有効期限が切れています。',
      todo: '完全な検証データを含む版（B-LTまたはB-LTA）を請求してください。',
    },
    NO_SIGNING_CERTIFICATE_FOUND: { what: 'ファイルに署名者の証明書が含まれていません。', todo: original },
    NO_CERTIFICATE_CHAIN_FOUND: {
      what: '証明書は、当方が信頼する発行者によるものではありません。内容は変更されていませんが、署名者の身元を確認できません。',
      todo: '発行者を知っていて信頼できる場合は、ご自身のPDFリーダーでそのルート証明書を信頼し、検証してください。',
    },
    NO_CERTIFICATE_CHAIN_FOUND_NO_POE: {
      what: '発行者は以前トラストリストに掲載されていましたが、取り消されました。その前に署名されたことを証明する信頼できる時刻がありません。',
      todo: 'タイムスタンプ付きの版を請求してください。',
    },
    NO_POE: {
      what: '署名が存在した時点を証明する信頼できる時刻がありません。',
      todo: 'タイムスタンプ付きの版を請求してください。',
    },
    TRY_LATER: {
      what: 'ファイルに証明書のステータスが含まれないか、期限切れです。ファイルに記載されたアドレスには接続しません。',
      todo: '完全な検証データを含む版（B-LTまたはB-LTA）を請求してください。',
    },
    TIMESTAMP_ORDER_FAILURE: { what: 'タイムスタンプの順序に矛盾があります。', todo: original },
    SIGNED_DATA_NOT_FOUND: { what: '署名の対象となる内容がファイルにありません。', todo: original },
  },
  notes: {
    REVOCATION_UNKNOWN: 'ファイルに証明書のステータスが含まれていません。',
    REVOCATION_STALE: 'ファイル内の証明書のステータスが、署名より古いか期限切れです。',
    WEAK_DIGEST: 'ハッシュアルゴリズム {name} はすでに安全でなく、署名に一致する別の内容を作成されるおそれがあります。',
    WEAK_KEY: '鍵 {name} は強度が足りず、他者に計算されるおそれがあります。',
    ALGORITHM_MISMATCH: '署名のアルゴリズムが互いに一致しません。',
    CHAIN_TOO_COMPLEX: '証明書とステータスのデータが多すぎ、1ファイルの上限内で検査できません。',
    VALIDATION_DATA_OVERFULL: 'ファイルに検証データが多すぎるため、一部を読み取っていません。',
    TIMESTAMP_NOT_TRUSTED: '署名のタイムスタンプは、当方が信頼する認証局のものではないため、考慮しません。',
    NO_REVISION_ENDS_HERE: '署名が1つのバージョン全体を対象としていません。',
    BYTE_RANGE_BROKEN: '署名の対象範囲が規則に違反しています。',
    SUBFILTER_UNSUPPORTED: '署名の形式が不明です。',
    TRAILING_DATA: 'ファイルの末尾のあとに、どのバージョンにも属さない内容があります。',
  },
};
