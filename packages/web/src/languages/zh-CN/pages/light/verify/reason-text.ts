/** Why a signature is not simply valid, and what to do: the sub-indications of ETSI EN 319 102-1 §5.1.3 in plain words. */
interface Reason {
  readonly what: string;
  readonly todo: string;
}
const original = '请向对方索取原件。';
const again = '请签署人重新签署。';

export const text = {
  title: '为什么',
  todo: '怎么办',
  unknown: { what: '这个签名没有通过验证。', todo: original } as Reason,
  notSignedHere: {
    what: '证书由本机构签发，但这个签名不是在本平台做出的：有人把证书用在了另一份文件上。',
    todo: '不要依赖这个签名，请向对方索取在本平台签署的原件。',
  } as Reason,
  suspicious: {
    what: '签名之后，文件里有了签署流程以外的改动。哪里不同，可在下面对比签署时与现在的页面。',
    todo: '以签署时的页面为准，向对方索取原件。',
  } as Reason,
  reasons: {
    FORMAT_FAILURE: { what: '签名的结构不符合标准，无法解读。', todo: original },
    HASH_FAILURE: { what: '被签名覆盖的内容在签名之后变了。', todo: original },
    SIG_CRYPTO_FAILURE: {
      what: '签名数值与证书的公钥不符：它不是这张证书的持有人签的，或已损坏。',
      todo: original,
    },
    SIG_CONSTRAINTS_FAILURE: { what: '签名缺少标准要求的内容，或证书不是用来签署文件的。', todo: again },
    CHAIN_CONSTRAINTS_FAILURE: {
      what: '证书路径不符合规则，例如由无权签发的证书签发。',
      todo: '请签署人换用合规的证书。',
    },
    CERTIFICATE_CHAIN_GENERAL_FAILURE: { what: '证书路径无法完整核对。', todo: '请签署人提供完整的证书路径。' },
    CRYPTO_CONSTRAINTS_FAILURE: { what: '使用的算法或密钥已不安全、互不相符，或无法识别。', todo: again },
    CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
      what: '使用的算法如今已不安全，也没有时间戳证明签名早于此。',
      todo: again,
    },
    REVOKED: { what: '证书在签署之前已被吊销。', todo: '请与签署人联系，不要依赖这个签名。' },
    REVOKED_NO_POE: {
      what: '证书后来被吊销，而没有可信时间证明签名在那之前。',
      todo: '请签署人说明签署时间，或用新证书重新签署。',
    },
    REVOKED_CA_NO_POE: { what: '签发这张证书的机构已被吊销，没有可信时间证明签名在那之前。', todo: again },
    EXPIRED: { what: '证书在签署时已经过期。', todo: again },
    NOT_YET_VALID: { what: '证书在签署时尚未生效。', todo: again },
    OUT_OF_BOUNDS_NO_POE: {
      what: '证书现在已过有效期，而没有可信时间证明签名在有效期内。',
      todo: '如有带时间戳的版本，请验证那一份；否则请签署人重新签署。',
    },
    OUT_OF_BOUNDS_NOT_REVOKED: {
      what: '证书现在已过有效期，没有被吊销，但没有可信时间证明签名在有效期内。',
      todo: '如有带时间戳的版本，请验证那一份；否则请签署人重新签署。',
    },
    REVOCATION_OUT_OF_BOUNDS_NO_POE: {
      what: '证明证书状态的资料本身已过有效期。',
      todo: '请索取带完整验证资料的版本（B-LT 或 B-LTA）。',
    },
    NO_SIGNING_CERTIFICATE_FOUND: { what: '文件里没有签署证书。', todo: original },
    NO_CERTIFICATE_CHAIN_FOUND: {
      what: '证书不是由我们信任的机构签发的。内容没有变，但签署人的身份无法由我们确认。',
      todo: '如果您认识并信任签发机构，可在自己的阅读器中信任它的根证书后再验证。',
    },
    NO_CERTIFICATE_CHAIN_FOUND_NO_POE: {
      what: '签发机构曾被信任清单认可，现已撤销，而没有可信时间证明签名早于撤销。',
      todo: '请索取带时间戳的版本。',
    },
    NO_POE: { what: '没有可信时间证明签名在何时存在。', todo: '请索取带时间戳的版本。' },
    TRY_LATER: {
      what: '文件里没有证书的状态资料，或资料已过期，我们也不会到文件给出的地址去取。',
      todo: '请索取带完整验证资料的版本（B-LT 或 B-LTA）。',
    },
    TIMESTAMP_ORDER_FAILURE: { what: '几个时间戳的先后次序互相矛盾。', todo: original },
    SIGNED_DATA_NOT_FOUND: { what: '签名所指的内容不在文件里。', todo: original },
  } as Record<string, Reason>,
  notes: {
    REVOCATION_UNKNOWN: '文件中没有证书状态资料。',
    REVOCATION_STALE: '文件中的证书状态资料早于签署时间，或已过期。',
    WEAK_DIGEST: '摘要算法 {name} 已不安全，可以造出另一份与签名相符的内容。',
    WEAK_KEY: '密钥 {name} 强度不足，他人可能算出。',
    ALGORITHM_MISMATCH: '签名所用的几个算法互不相符。',
    CHAIN_TOO_COMPLEX: '证书与状态资料过多，核对已超出一份文件的限度。',
    VALIDATION_DATA_OVERFULL: '文件中的验证资料过多，没有全部读取。',
    TIMESTAMP_NOT_TRUSTED: '签名自带的时间戳不是由我们信任的机构签发，不作数。',
    NO_REVISION_ENDS_HERE: '签名没有覆盖一个完整的版本。',
    BYTE_RANGE_BROKEN: '签名所覆盖的范围不符合规则。',
    SUBFILTER_UNSUPPORTED: '签名的格式无法识别。',
    TRAILING_DATA: '文件末尾之后还有不属于任何版本的内容。',
  } as Record<string, string>,
};
