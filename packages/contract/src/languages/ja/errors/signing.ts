import type { signingErrors as Shape } from '../../zh-CN/errors/signing.ts';

/** Refusals of the course of a contract and office seals. */
export const signingErrors: typeof Shape = {
  // the flow
  ERROR_NOT_IN_ENVELOPE_FLOW: 'お使いのアカウントはこの契約書の参加者ではありません。',
  ERROR_WAITING_JOIN_ENTERPRISE: '先に企業に参加してから署名してください。',
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: '契約書は期限切れです。',
  ERROR_NOT_A_SIGNER: 'この契約書の署名者ではありません。',
  ERROR_NOT_A_CHECKER: 'この契約書の承認者ではありません。',
  ERROR_NEED_WAIT_OTHER: '先にほかの参加者の手続きが必要です。',
  ERROR_ALREADY_SIGNED: 'ご自身または同じロールの同僚が、すでにこの契約書を処理しました。',
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: '送信者がこの契約書を取り下げました。',
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: 'この契約書への署名は拒否されました。',
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: '契約書の現在の状態では、この操作はできません。',
  ERROR_DOCUMENT_CHANGED: '文書は、開いたあとに変更されました。読み込み直し、内容を読んでから署名してください。',
  ERROR_DOCUMENT_NOT_SHOWN: '最後まで開いていない文書があります。先にすべての文書を開いてください。',
  ERROR_CONTACT_NOT_PROVED:
    '{contact}を認証した人だけが手続きできます。その連絡先で署名リンクを開くか、先にアカウントに登録してください。',
  ERROR_SIGNING_IN_PROGRESS: '署名の処理中です。しばらくしてからもう一度お試しください。',
  ERROR_AUTH_REQUIRED: '署名パスワードまたは認証コードで、ご本人であることを確認してください。',
  ERROR_AUTH_LEVEL: '送信者が、署名の前に本人確認を求めています。',
  ERROR_PERSONAL_CERT: 'この契約書にはご自身の証明書で署名するため、先に本人確認が必要です。',
  ERROR_ENTERPRISE_CERT: 'この契約書には{name}の証明書で署名するため、先に企業確認が必要です。',
  ERROR_SHIELD_REQUIRED: 'この契約書にはスマートフォンで署名します。署名画面のQRコードを読み取ってください。',
  ERROR_SHIELD_EXPIRED:
    'スマートフォン用のQRコードの有効期限が切れました。パソコンで新しいQRコードを作成してください。',
  ERROR_SHIELD_PROVIDER: 'このスマートフォン署名サービスは存在しません。次から選択してください：{names}',
  ERROR_SHIELD_ALGORITHM: 'このハッシュアルゴリズムは許可されていません。次から選択してください：{names}',
  ERROR_SHIELD_PROOF: 'スマートフォンが署名鍵を持つことを証明できませんでした。QRコードをもう一度開いてください。',
  ERROR_SHIELD_SIGNATURE:
    'スマートフォンの署名が表示内容と一致しません。署名は行われていません。パソコンで新しいQRコードを作成してください。',
  ERROR_SHIELD_DEVICE:
    'このスマートフォンの署名鍵は無効になりました。QRコードをもう一度開いて、新しい鍵を作成してください。',
  ERROR_SHIELD_DEVICE_LIMIT:
    '署名鍵を持てるスマートフォンは{limit}台までです。先にアカウント設定で1台削除してください。',
  ERROR_SHIELD_NOT_ASKED: 'この契約書への署名にスマートフォンは必要ありません。',
  ERROR_SHIELD_CODE:
    'このスマートフォンでの署名は初めてです。署名者に送信された認証コードを入力するか、署名者としてこのスマートフォンでログインしてください。',
  ERROR_SHIELD_CODE_WRONG:
    '認証コードが正しくないか、無効になりました。確認するか、新しい認証コードを請求してください。',
  ERROR_SHIELD_NUMBER:
    'スマートフォンに表示された番号と異なります。ご自身のスマートフォンで確認してください。番号が表示されていない場合は、新しいQRコードを作成してください。',
  ERROR_JOIN_ENTERPRISE: '企業{name}を特定できません。送信者に確認するか、企業に企業確認を依頼してください。',
  ERROR_SEAL_NOT_FOUND: 'この印鑑は存在しません。',
  ERROR_WRITE_NOT_FOUND: 'この署名は存在しません。',
  ERROR_REASON_MISSING: '理由を1〜{limit}文字で入力してください。',
  ERROR_REMIND_TOO_SOON: 'この参加者には先ほどリマインドしました。{expireIn}秒後にもう一度リマインドできます。',
  ERROR_NOT_FINISHED: '契約書は完了後にダウンロードできます。',
  ERROR_PROLONG_EARLIER: '新しい期限は現在の期限より後にしてください。',
  ERROR_PARTICIPANT_DEADLINE: '参加者の期限は、現在より後、かつ契約書の期限より前にしてください。',
  ERROR_READING_MISSING:
    '送信者は、先に文書を見るよう求めています。契約書を個別に開き、ページの案内に従ってから確認してください。',
  ERROR_IN_PERSON_ENTERPRISE:
    '企業を代表する参加者には本人のアカウントが必要なため、ほかの人の端末では対面署名を行えません。',
  ERROR_IN_PERSON_OWN_CONTACT:
    'この参加者の連絡先はご自身のもので、認証コードがご自身に届いてしまいます。先に本人の電話番号またはメールアドレスに変更してください。',
  ERROR_IN_PERSON_OTHER_CONTRACT:
    'この端末は別の契約書のために渡されています。この契約書を開くには、端末の持ち主のログインが必要です。',
  ERROR_IN_PERSON_HOST_ONLY: 'この端末は{name}が渡したもので、ログインできるのは本人だけです。',
  ERROR_PARTICIPANT_OVERDUE: '送信者がこの参加者に設定した期限を過ぎています。延長できるのは送信者だけです。',
  ERROR_AUTHORIZE_SELF: 'この連絡先はご自身のものです。別の人の連絡先を入力してください。',
  ERROR_AUTHORIZE_LIMIT: 'この手続きはすでに{limit}回転送されており、これ以上転送できません。',
  ERROR_CANCEL_RUNNING: 'この契約書の無効化合意書は、すでに進行中です。',
  ERROR_ENVELOPE_VOIDED: 'この契約書はすでに無効です。',
  // office seals
  ERROR_SEAL_NOT_CHECKED: '印鑑「{name}」はまだ承認されていません。',
  ERROR_SEAL_ABANDONED: '印鑑「{name}」は廃止されており、使用できません。',
  ERROR_SEAL_NOT_AUTHORIZED: '印鑑「{name}」の使用が許可されていません。使用を申請できます。',
  ERROR_SEAL_AUTHORIZATION_ENDED: '印鑑「{name}」の使用許可の期限が切れました。再度申請できます。',
  ERROR_SEAL_USED_UP: '印鑑「{name}」の許可された回数を使い切りました。再度申請できます。',
  ERROR_SEAL_SCOPE: '印鑑「{name}」の使用許可の範囲に、この契約書は含まれていません。',
  ERROR_SEAL_REVOKED: '印鑑「{name}」の使用許可が取り消されたため、署名は行われていません。',
  ERROR_SEAL_OF_ENTERPRISE: 'この印鑑を使用できるのは、その企業のために署名する人だけです。',
  ERROR_SEAL_NAME_EXISTS: '「{name}」という印鑑はすでに存在します。',
  ERROR_SEAL_LIMIT: '印鑑は{limit}件までです。',
  ERROR_SEAL_GROUP_EXISTS: '「{name}」というグループはすでに存在します。',
  ERROR_SEAL_GROUP_NOT_FOUND: 'この印鑑グループは存在しません。',
  ERROR_SEAL_GROUP_LIMIT: '印鑑グループは{limit}件までです。',
  ERROR_SEAL_APPLICATION_EXISTS: 'この印鑑はすでに申請済みで、審査待ちです。',
  ERROR_SEAL_APPLICATION_NOT_FOUND: 'この申請は存在しません。',
  ERROR_SEAL_APPLICATION_HANDLED: 'この申請はすでに処理されています。',
  ERROR_SEAL_AUTHORIZATION_NOT_FOUND: 'この使用許可は存在しません。',
  ERROR_SEAL_MEMBER: '使用を許可できるのは、この企業の有効なメンバーだけです。',
  ERROR_SEAL_TEXT: '印鑑にできない文字です：{text}',
  ERROR_SEAL_CERT: '会社印には、企業の証明書または1回の署名用の証明書が必要です。送信者に変更を依頼してください。',
  ERROR_SEAL_SCOPE_EMPTY: '使用許可の対象となる契約書またはテンプレートを選択してください。',
  ERROR_SEAL_END: '期限は現在より後にしてください。',
  ERROR_SEAL_APPLICATION_LIMIT: '同時に審査待ちにできる申請は{limit}件までです。',
  ERROR_SEAL_ENTERPRISE_NOT_VERIFIED:
    '印鑑「{name}」は、企業確認が済むと使用できます。企業の所有者が企業のページで申請します。',
  ERROR_SEAL_NAME_NOT_VERIFIED:
    '印鑑には確認済みの名称が入るため、先に企業確認が必要です。企業の所有者が企業のページで申請します。',
  ERROR_SEAL_COMPANY_NAME: '印鑑の名称「{name}」はサーバーが設定します。textは指定しないでください。',
  ERROR_SEAL_CENTER_TEXT: 'この種類の印鑑の中央の文字「{text}」は固定です。centerTextは指定しないでください。',
  ERROR_SEAL_DEPARTMENT:
    'この種類の印鑑のcenterTextは、「営業部」のような一般的な部門名で、{limit}文字までです。それ以外の名称は印鑑の画像をアップロードしてください。オペレーターが照合します。',
  ERROR_SEAL_NUMBER:
    'bottomTextは印鑑の番号です。数字、ハイフン、括弧で{limit}文字まで（英字は連続2文字まで）、または統一社会信用コードを指定してください。',
  ERROR_SEAL_NAME_OUTDATED:
    '印鑑「{name}」の印影が、企業の現在の確認済みの名称と異なります。印鑑を作成し直してください。',
  ERROR_SEAL_NAME_CHECK_DONE: 'この印鑑の印影は、照合が不要か、照合済みです。',
  ERROR_SEAL_SELF_AUDIT:
    'これは別のメンバーが判断できます。作成者または申請者本人が判断できるのは、ほかに判断できるメンバーがいない場合だけです。',
};
