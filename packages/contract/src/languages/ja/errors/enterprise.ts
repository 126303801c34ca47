import type { enterpriseErrors as Shape } from '../../zh-CN/errors/enterprise.ts';

/** Refusals of the administration of an enterprise: roles, members, templates, money, keys. */
export const enterpriseErrors: typeof Shape = {
  // roles and the owner of an enterprise
  ERROR_ROLE_EXISTS: 'この名前のロールはすでに存在します。別の名前にしてください。',
  ERROR_ROLE_LIMIT: '独自のロールは{limit}件までです。先に1件削除してください。',
  ERROR_ROLE_BUILT_IN: '組み込みのロールでは変更できません。独自のロールにコピーしてください。',
  ERROR_ROLE_KEY: 'この権限は企業の所有者専用のため、ロールに付与できません。',
  ERROR_ROLE_ABOVE: 'このロールには、ご自身が持っていない権限があります。企業の所有者に依頼してください。',
  ERROR_ROLE_OWN: 'ご自身のロールを変更できるのは、ほかのメンバーだけです。企業の所有者に依頼してください。',
  ERROR_ROLE_IN_USE:
    'このロールを持つ人を待っている契約書があります（{title}）。契約書が終了するか取り下げられてから、ロールを削除してください。',
  ERROR_OWNER_STAYS: '企業の所有者を除外することはできず、離脱もできません。先に所有権を引き継いでください。',
  ERROR_OWNER_SUCCESSOR: '新しい所有者は、除外されていないほかのメンバーでなければなりません。',
  // labels, saved views and groups of contacts
  ERROR_LABEL_EXISTS: '「{name}」というラベルはすでに存在します。別の名前にしてください。',
  ERROR_LABEL_NOT_FOUND: 'このラベルは存在しません。',
  ERROR_LABEL_LIMIT: 'ラベルはアカウントごとに{limit}件までです。使用していないものを削除してください。',
  ERROR_VIEW_NOT_FOUND: 'この保存済みのビューは存在しません。',
  ERROR_VIEW_LIMIT: '保存できるビューは{limit}件までです。使用していないものを削除してください。',
  ERROR_CONTACT_GROUP_EXISTS: '「{name}」という連絡先グループはすでにあります。',
  ERROR_CONTACT_GROUP_NOT_FOUND: 'この連絡先グループは存在しません。',
  ERROR_CONTACT_GROUP_LIMIT: '保存できる連絡先グループは{limit}件までです。使用していないものを削除してください。',
  // API keys and webhooks
  ERROR_API_KEY: 'このAPIキーは不明か、期限切れか、失効しています。企業の所有者に新しいキーを依頼してください。',
  ERROR_API_KEY_SCOPE: 'このAPIキーでは、この呼び出しはできません。次のいずれかが必要です：{scopes}',
  ERROR_API_KEY_COOKIE: '呼び出しにはAPIキーとセッションCookieのどちらか一方を使用します。一方を外してください。',
  ERROR_API_CLIENT_LIMIT: 'APIキーは{limit}件までです。使用していないものを失効させてください。',
  ERROR_API_CLIENT_EXPIRE: 'APIキーの有効期限は現在より後にしてください。',
  ERROR_WEBHOOK_URL:
    'このアドレスにはWebhookを送信できません。ユーザー名を含まない、ポート443または8443の公開httpsアドレスを指定してください。',
  ERROR_WEBHOOK_LIMIT: 'Webhookは{limit}件までです。使用していないものを削除してください。',
  ERROR_WEBHOOK_OFF: 'このWebhookはオフです。先にオンにしてください。',
  ERROR_WEBHOOK_WAITING: 'この配信はすでに実行中です。',
  // contract numbers and money
  ERROR_CHARGES_INSUFFICIENT:
    '送信枠が足りません。残りは{balance}件で、この契約書の送信には{needed}件必要です。先にパッケージを購入してから、もう一度送信してください。',
  ERROR_ORDER_DECIDED: 'この注文はすでに処理されています。再読み込みして確認してください。',
  ERROR_ORDER_LIMIT: '支払い待ちにできる注文は{limit}件までです。先に支払うかキャンセルしてください。',
  ERROR_ORDER_UNPAID: 'この注文は支払われていないため、返金できません。',
  ERROR_PAYMENT_AMOUNT: '金額が注文の金額（{expected}）と一致しません。',
  ERROR_PAYMENT_USED: 'この入金は、すでに別の注文に使用されています。',
  ERROR_REFUND_AMOUNT: '返金できるのは、支払い済みで未返金の金額までです（最小通貨単位で最大{limit}）。',
  ERROR_REFUND_CHARGES: '返却できる送信枠は{limit}件までです。残りは使用済みか期限切れです。',
  ERROR_PAYMENT_CLOSED: '現在、送信枠を購入できません。サポートへお問い合わせください。',
  ERROR_CONTRACT_NUMBER_PREFIX:
    '接頭辞「{prefix}」の採番ルールはすでに存在します。それを有効にするか、別の接頭辞にしてください。',
  ERROR_CONTRACT_NUMBER_RESET: '毎年リセットする連番には番号に年が、毎月リセットする連番には年月が必要です。',
  ERROR_CONTRACT_NUMBER_STATUS: 'この採番ルールの状態が変わりました。再読み込みして確認してください。',
  ERROR_CONTRACT_NUMBER_LIMIT: '採番ルールは企業ごとに{limit}件までです。既存のものを有効にしてください。',
  ERROR_CONTRACT_NUMBER_TAKEN:
    'このルールで作られる番号は、すべて使用済みです。採番ルールを変更してから、もう一度送信してください。',
  ERROR_CONTRACT_NUMBER_GLYPH:
    '文書のフォントに「{text}」の字形がないため、番号を描画できません。別の接頭辞にしてください。',
  // templates
  ERROR_BST_VERSION: 'その間に別の人がこのテンプレートを保存しました。もう一度開いて、変更をやり直してください。',
  ERROR_BST_DISABLED: 'このテンプレートは無効です。有効にすると使用できます。',
  ERROR_BST_EDITING: 'これはテンプレートの編集画面であり、送信できません。テンプレートを保存してから使用してください。',
  ERROR_BST_INCOMPLETE: 'テンプレートが未完成です。文書と、署名する役割が必要です。',
  ERROR_BST_ROLE: 'テンプレートに役割「{role}」がありません。',
  ERROR_BST_LIMIT: 'テンプレートは企業ごとに{limit}件までです。使用していないものを削除してください。',
  ERROR_BST_GROUP_EXISTS: '「{name}」というグループはすでに存在します。別の名前にしてください。',
  ERROR_BST_GROUP_LIMIT: 'テンプレートのグループは企業ごとに{limit}件までです。使用していないものを削除してください。',
  // members, departments and invitations
  ERROR_DEPARTMENT_NOT_FOUND: 'この部門は存在しません。ページを再読み込みしてください。',
  ERROR_DEPARTMENT_EXISTS: 'この階層には「{name}」という部門がすでに存在します。',
  ERROR_DEPARTMENT_CIRCLE: '部門を自身の下に移動することはできません。',
  ERROR_DEPARTMENT_DEPTH: '部門の階層は{limit}段階までです。',
  ERROR_DEPARTMENT_NOT_EMPTY: '部門にメンバーまたは下位部門が残っています。先に移動してください。',
  ERROR_DEPARTMENT_LIMIT: '部門は企業ごとに{limit}件までです。',
  ERROR_EMPLOYEE_NUMBER_TAKEN: '社員番号「{employeeNumber}」は別のメンバーのものです。',
  ERROR_MEMBER_ABOVE:
    'このメンバーには、ご自身が持っていない権限があります。所有者、またはその権限を持つメンバーに依頼してください。',
  ERROR_HANDOVER_MEMBER: '引き継ぎ先として、この企業の有効なほかのメンバーを選択してください。',
  ERROR_HANDOVER_RUNNING: 'このメンバーの業務はすでに引き継ぎ中です。しばらくしてから進捗を確認してください。',
  ERROR_EXPORT_RUNNING: 'すでに書き出しを作成中です。完了を待つか、先に削除してください。',
  ERROR_DELETION_BLOCKED:
    'アカウントはまだ削除できません。所有する企業を引き継ぎ、進行中の契約書と一括送信を完了するか、引き継ぐか、取り下げてください。対象は自分のデータのページに表示されます（{reasons}）。',
  ERROR_LEGAL_HOLD:
    'リーガルホールド中のため削除できません。ホールドを設定した人に問い合わせるか、解除されてからもう一度お試しください。',
  ERROR_HOLD_RELEASED: 'このリーガルホールドはすでに解除されています。ページを再読み込みしてください。',
  ERROR_RETENTION_DAYS:
    '「{field}」の日数は{min}〜{max}にするか、すべて保持する場合は空欄にしてください。変更してから、もう一度保存してください。',
  ERROR_EXPORT_LIMIT: '書き出しは24時間に{limit}回までです。既存のものを使うか、明日お試しください。',
  ERROR_EXPORT_TOO_LARGE:
    'この期間には{count}件の契約書があり、1回の書き出しの上限は{limit}件です。期間を短くし、複数回に分けてください。',
  ERROR_EXPORT_NOT_READY:
    'この書き出しはダウンロードできません。作成中か、期限切れです。必要な場合は新しく作成してください。',
  ERROR_PARTICIPANT_UNAVAILABLE:
    '{name}はこの契約書の手続きを行えなくなりました（企業を離れた、アカウントが停止された、またはロールを持つメンバーがいない）。参加者を変更するか、所属企業に同僚の指定を依頼してください。',
  ERROR_INVITATION_ROLE: 'このロールは割り当てられません。存在しないか、割り当てる権限がありません。',
  ERROR_INVITATION_EXPIRED: '招待は期限切れです。企業に新しい招待を依頼してください。',
  ERROR_INVITATION_DELETED: '招待は取り消されました。ご不明な点は企業にお問い合わせください。',
  ERROR_INVITATION_USED: '招待はすでに使用されています。',
  ERROR_INVITATION_LINK_OFF: 'このリンクは使われなくなりました。企業に新しいリンクを依頼してください。',
  ERROR_INVITATION_OTHER:
    'この招待はお使いのアカウント宛てではありません。招待を受け取った連絡先でログインするか、先にその連絡先をアカウントに登録してください。',
  ERROR_INVITATION_LIMIT: '招待の送信は企業ごとに1日{limit}件までです。明日続けてください。',
  ERROR_INVITATION_LIMIT_UNVERIFIED:
    '企業確認が済むまで、招待の送信は1日{limit}件までです。明日続けるか、企業確認を受けてください。',
  ERROR_INVITATION_TOO_OFTEN:
    'この連絡先には先ほど招待を送信したか、本日すでに複数回送信しています。あとで招待してください。',
  ERROR_ALREADY_MEMBER: 'この連絡先はすでにメンバーです。',
  ERROR_ALREADY_INVITED: 'この連絡先はすでに招待済みで、まだ回答がありません。',
  ERROR_MEMBER_REMOVED: 'この連絡先は以前に除外されています。除外されたメンバーから復帰させてください。',
  ERROR_ENTERPRISE_NAME_FIXED: '名称は確認中または確認済みのため、変更できません。',
  ERROR_IMPORT_HEADING:
    '最初の行に列名が必要です（少なくとも「名前」と「電話番号またはメールアドレス」）。ここでダウンロードできるシートを使用してください。',
  ERROR_IMPORT_RUNNING: '別の取り込みが実行中です。終わるまでお待ちください。',
  ERROR_IMPORT_ROWS: '1回の取り込みは{limit}名までです。シートを分割してください。',
  ERROR_ROW_BROKEN: 'この行を処理できませんでした。もう一度送信してください。',
  ERROR_ROW_TEXT: '「{column}」は{detail}文字までで、不可視の文字は使えません。',
  ERROR_ROW_DEPARTMENT: '「{text}」という部門は存在しません。「開発/基盤」のように完全なパスを入力してください。',
  ERROR_ROW_ROLE: '「{text}」というロールは存在しないか、割り当てる権限がありません。',
  ERROR_ROW_NUMBER: '{detail}行目と社員番号が同じです。',
};
