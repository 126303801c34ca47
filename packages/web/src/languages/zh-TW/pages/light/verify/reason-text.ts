import type { text as Shape } from '../../../../zh-CN/pages/light/verify/reason-text.ts';

const original = '請向對方索取原始檔案。';
const again = '請簽署人重新簽署。';

export const text: typeof Shape = {
  title: '原因',
  todo: '處理方式',
  unknown: { what: '這個簽章沒有通過驗證。', todo: original },
  notSignedHere: {
    what: '憑證由本機構簽發，但這個簽章不是在本平台做出的：有人把憑證用在了另一份檔案上。',
    todo: '不要依賴這個簽章，請向對方索取在本平台簽署的原始檔案。',
  },
  suspicious: {
    what: '簽章之後，檔案裡有了簽署流程以外的變更。哪裡不同，可在下面比較簽署時與現在的頁面。',
    todo: '以簽署時的頁面為準，向對方索取原始檔案。',
  },
  reasons: {
    FORMAT_FAILURE: { what: '簽章的結構不符合標準，無法解讀。', todo: original },
    HASH_FAILURE: { what: '被簽章涵蓋的內容在簽章之後變了。', todo: original },
    SIG_CRYPTO_FAILURE: {
      what: '簽章值與憑證的公開金鑰不符：它不是這張憑證的持有人簽的，或已損壞。',
      todo: original,
    },
    SIG_CONSTRAINTS_FAILURE: { what: '簽章缺少標準要求的內容，或憑證不是用來簽署文件的。', todo: again },
    CHAIN_CONSTRAINTS_FAILURE: {
      what: '憑證路徑不符合規則，例如由無權簽發的憑證簽發。',
      todo: '請簽署人換用合規的憑證。',
    },
    CERTIFICATE_CHAIN_GENERAL_FAILURE: { what: '憑證路徑無法完整核對。', todo: '請簽署人提供完整的憑證路徑。' },
    CRYPTO_CONSTRAINTS_FAILURE: { what: '使用的演算法或金鑰已不安全、互不相符，或無法辨識。', todo: again },
    CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
      what: '使用的演算法如今已不安全，也沒有時間戳記證明簽章早於此。',
      todo: again,
    },
    REVOKED: { what: '憑證在簽署之前已被廢止。', todo: '請與簽署人聯絡，不要依賴這個簽章。' },
    REVOKED_NO_POE: {
      what: '憑證後來被廢止，而沒有可信時間證明簽章在那之前。',
      todo: '請簽署人說明簽署時間，或用新憑證重新簽署。',
    },
    REVOKED_CA_NO_POE: { what: '簽發這張憑證的機構已被廢止，沒有可信時間證明簽章在那之前。', todo: again },
    EXPIRED: { what: '憑證在簽署時已經過期。', todo: again },
    NOT_YET_VALID: { what: '憑證在簽署時尚未生效。', todo: again },
    OUT_OF_BOUNDS_NO_POE: {
      what: '憑證現在已過有效期，而沒有可信時間證明簽章在有效期內。',
      todo: '如有帶時間戳記的版本，請驗證那一份；否則請簽署人重新簽署。',
    },
    OUT_OF_BOUNDS_NOT_REVOKED: {
      what: '憑證現在已過有效期，沒有被廢止，但沒有可信時間證明簽章在有效期內。',
      todo: '如有帶時間戳記的版本，請驗證那一份；否則請簽署人重新簽署。',
    },
    REVOCATION_OUT_OF_BOUNDS_NO_POE: {
      what: '證明憑證狀態的資料本身已過有效期。',
      todo: '請索取帶完整驗證資料的版本（B-LT 或 B-LTA）。',
    },
    NO_SIGNING_CERTIFICATE_FOUND: { what: '檔案裡沒有簽署憑證。', todo: original },
    NO_CERTIFICATE_CHAIN_FOUND: {
      what: '憑證不是由我們信任的機構簽發的。內容沒有變，但簽署人的身分無法由我們確認。',
      todo: '如果您認識並信任簽發機構，可在自己的閱讀器中信任它的根憑證後再驗證。',
    },
    NO_CERTIFICATE_CHAIN_FOUND_NO_POE: {
      what: '簽發機構曾被信任清單認可，現已撤銷，而沒有可信時間證明簽章早於撤銷。',
      todo: '請索取帶時間戳記的版本。',
    },
    NO_POE: { what: '沒有可信時間證明簽章在何時存在。', todo: '請索取帶時間戳記的版本。' },
    TRY_LATER: {
      what: '檔案裡沒有憑證的狀態資料，或資料已過期，我們也不會連線到檔案提供的網址取得。',
      todo: '請索取帶完整驗證資料的版本（B-LT 或 B-LTA）。',
    },
    TIMESTAMP_ORDER_FAILURE: { what: '幾個時間戳記的先後次序互相矛盾。', todo: original },
    SIGNED_DATA_NOT_FOUND: { what: '簽章所指的內容不在檔案裡。', todo: original },
  },
  notes: {
    REVOCATION_UNKNOWN: '檔案中沒有憑證狀態資料。',
    REVOCATION_STALE: '檔案中的憑證狀態資料早於簽署時間，或已過期。',
    WEAK_DIGEST: '摘要演算法 {name} 已不安全，可以造出另一份與簽章相符的內容。',
    WEAK_KEY: '金鑰 {name} 強度不足，他人可能算出。',
    ALGORITHM_MISMATCH: '簽章所用的幾個演算法互不相符。',
    CHAIN_TOO_COMPLEX: '憑證與狀態資料過多，核對已超出一份檔案的限度。',
    VALIDATION_DATA_OVERFULL: '檔案中的驗證資料過多，沒有全部讀取。',
    TIMESTAMP_NOT_TRUSTED: '簽章自帶的時間戳記不是由我們信任的機構簽發，不予採認。',
    NO_REVISION_ENDS_HERE: '簽章沒有涵蓋一個完整的版本。',
    BYTE_RANGE_BROKEN: '簽章所涵蓋的範圍不符合規則。',
    SUBFILTER_UNSUPPORTED: '簽章的格式無法辨識。',
    TRAILING_DATA: '檔案末尾之後還有不屬於任何版本的內容。',
  },
};
