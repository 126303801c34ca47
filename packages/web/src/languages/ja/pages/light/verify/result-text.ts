import type { text as Shape } from '../../../../zh-CN/pages/light/verify/result-text.ts';

export const text: typeof Shape = {
  explain: {
    valid:
      'すべての署名がファイルの内容と一致します。当認証局のルート証明書を信頼すれば、どのPDFリーダーでも独立して同じ結果が得られます。',
    named:
      'すべての署名が内容と一致します。ただし、本人確認が済んでいない署名者がいます。名前は送信者または署名者が入力したもので、署名はその人が誰であるかを証明しません。',
    unrecorded:
      '当認証局の証明書を使用した署名のうち、当方の記録にないものがあります。証明書が別のファイルに使用されています。このファイルに依拠しないでください。',
    validElsewhere: 'すべての署名がファイルの内容と一致し、証明書は当方が信頼する発行者のものです。',
    untrusted:
      '署名は内容と一致しますが、当方が信頼する発行者によるものではない証明書があるため、署名者の身元を確認できません。',
    unproven:
      '署名は内容と一致しますが、確認に必要なデータが欠けているものがあります。不足しているものと対処方法は以下をご覧ください。',
    changed: '署名の手続きに含まれない変更があります。このファイルに依拠せず、原本を請求してください。',
    broken: '内容と一致しない、または無効な署名があります。このファイルに依拠せず、原本を請求してください。',
    revoked: '失効した証明書による署名があります。このファイルに依拠せず、署名者に連絡してください。',
    unsigned: '署名のない通常のPDFです。誰でも痕跡を残さずに変更できます。',
    voided: '当事者は、この契約書を無効にすることに合意しています。署名に問題はありません。',
  },
  verifiedAt: '検証日時',
  print: '印刷またはPDFとして保存',
  signedBy: '署名者',
  claimedBy: '自称の署名者',
  listComma: '、',
  lastSigned: (time) => `最後の署名：${time}`,
  voidedAt: '無効となった日時',
  voidReason: '無効化の理由',
  signatures: (count) => `署名${count}件`,
  timestamps: (count) => `文書タイムスタンプ${count}件`,
  tone: { good: '有効', check: '未確認', bad: '無効' },
  pictures:
    'ファイルに見える署名や個人印の画像は、署名者自身が用意したものです。証明されるのは、以下の名前とその由来です。',
  nameNotVerified: '名前は未確認',
  nameFrom: {
    VERIFIED: '名前は当認証局が確認しました',
    PROFILE: '名前は署名者自身のアカウントのもので、未確認です',
    GIVEN: '名前は契約書の送信者が入力したもので、未確認です',
  },
  records: {
    KNOWN: 'この署名は当方の記録にあります',
    UNKNOWN: 'この署名は当方の記録になく、ここで作成されたものではありません',
  },
  actedBy: {
    PHONE: '認証済みの電話番号により本人を確認',
    EMAIL: '認証済みのメールアドレスにより本人を確認',
    ROLE: '企業のロールを持つことにより本人を確認',
    MEMBERSHIP: '企業のメンバーであることにより本人を確認',
  },
  provedAt: (time: string) => `${time}に認証`,
  account: {
    SENDER: '送信者自身のアカウント',
    GUEST: '署名リンク（ログインなし）',
    OTHER: '送信者以外のアカウント',
  },
  changedSince: 'その後変更あり',
  unknownSigner: '不明な署名者',
  when: {
    TIMESTAMP: '署名日時',
    CLAIMED: '自称の署名日時',
    NONE: '署名日時は不明',
  },
  timeFrom: {
    TIMESTAMP: (authority) =>
      authority === ''
        ? '時刻はタイムスタンプで証明されています'
        : `時刻は${authority}のタイムスタンプで証明されています`,
    CLAIMED: '時刻は署名者自身の端末によるもので、第三者による証明はありません',
    NONE: 'ファイルに署名日時が含まれていません',
  },
  unknownTime: '不明',
  stampTitle: '文書タイムスタンプ',
  stampedAt: '付与日時',
  by: '発行者',
  level: '保護レベル',
  reason: '署名の理由',
  integrity: {
    yes: '署名された内容は1バイトも変更されていません',
    no: '署名された内容が署名と一致しません',
  },
  trust: {
    own: '証明書は当認証局のもので、署名時に有効でした',
    list: (name) => `証明書は「${name}」により信頼される発行者のもので、署名時に有効でした`,
    other: '証明書は当方が信頼する発行者のもので、署名時に有効でした',
    no: '証明書は、当方が信頼する発行者につながりません',
  },
  stampTrust: {
    own: 'タイムスタンプは当認証局のものです',
    list: (name) => `タイムスタンプは「${name}」により信頼される認証局のものです`,
    other: 'タイムスタンプは当方が信頼する認証局のものです',
    no: 'タイムスタンプは、当方が信頼する認証局のものではありません',
  },
  change: {
    NONE: 'その後の変更はありません',
    PERMITTED: 'その後の変更は、以後の署名や検証データなど許可されたものだけです',
    SUSPICIOUS: 'その後、許可されていない変更があります',
  },
  levels: {
    'B-B': '基本の署名',
    'B-T': '信頼できる時刻付き',
    'B-LT': '信頼できる時刻と検証データ付き',
    'B-LTA': '長期：信頼できる時刻、検証データ、アーカイブタイムスタンプ付き',
    CMS: '一般的なデジタル署名',
  } as Record<string, string>,
  technical: '技術的な詳細',
  indication: '判定',
  serial: '証明書のシリアル番号',
  field: '署名フィールド',
  issuer: '発行者',
  trustList: 'トラストリスト',
  listOverdue: (name, due) => `「${name}」の更新期限は${due}でした。新しい版では内容が異なる可能性があります`,
  path: '証明書パス',
  validity: (from, to) => `${from}〜${to}`,
  revocation: '証明書のステータス',
  revocationIs: {
    GOOD: (source, at) => `失効していません（${source}、${at}）`,
    REVOKED: (source, at) => `失効しています（${source}、${at}）`,
    UNKNOWN: () => 'ファイルに証明書のステータスが含まれていません',
  },
  proof: '遅くとも存在していた日時',
  proofFrom: {
    SIGNATURE_TIMESTAMP: '署名のタイムスタンプ',
    DOCUMENT_TIMESTAMP: '文書タイムスタンプ',
    NONE: '',
  },
  covers: '署名されたバージョン',
  version: (at, of) => (at === 0 ? '1つのバージョン全体ではありません' : `バージョン${at}（全${of}版）`),
  cover: { yes: 'ファイル全体が対象です', no: '署名後に内容が追加されています' },
  seeSigned: '署名時のページを見る',
  seeSince: 'その後の変更を見る',
  file: 'ファイル',
  name: '名前',
  size: 'サイズ',
  revisions: 'バージョン数',
  digest: 'SHA-256ハッシュ値',
  copy: 'ハッシュ値をコピー',
  copied: 'コピーしました',
};
