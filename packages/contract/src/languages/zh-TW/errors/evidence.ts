import type { evidenceErrors as Shape } from '../../zh-CN/errors/evidence.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors: typeof Shape = {
  // verification
  ERROR_VERIFY_FILE: '這不是可以讀取的 PDF，可能已損壞或不完整。請向對方重新索取。',
  ERROR_VERIFY_ENCRYPTED: '這份 PDF 的加密方式無法用密碼在此開啟。請向對方索取未加密的副本。',
  ERROR_VERIFY_COST: '驗證這份檔案所需的時間或記憶體超出線上驗證的限制，請使用命令列工具驗證。',
  ERROR_TRUST_FILE: '這既不是憑證（PEM 或 DER），也不是信任清單（ETSI TS 119 612）。',
  ERROR_TRUST_SIGNATURE: '信任清單的簽章與內容不符，或格式不符合要求。請從發布機構重新下載。',
  ERROR_TRUST_ALGORITHM:
    '信任清單的簽章使用了不支援或已不安全的演算法：{detail}。請向發布機構索取用 SHA-256 及以上的 RSA、RSA-PSS 或 ECDSA 簽章的版本。',
  ERROR_TRUST_INCOMPLETE: '信任清單缺少必需的 {field}，或其內容無效（ETSI TS 119 612 §5.3）。請從發布機構重新下載。',
  ERROR_TRUST_SIGNER:
    '信任清單的簽章者不符合要求：須為上一份清單的簽章者、其他清單指明的憑證，或您填寫的憑證。請核實簽章者，再填寫其憑證的 SHA-256。',
  ERROR_TRUST_EMPTY: '檔案中沒有可以信任的內容：需要包含憑證機構的憑證，或處於「已授予」狀態的合格服務。',
  ERROR_TRUST_ENDS:
    '這一期清單不再包含任何受信任的服務。匯入並由另一位操作員確認後，「{name}」的 {count} 張憑證將不再受信任。',
  ERROR_TRUST_ANCHORS: '一個清單最多 {limit} 張憑證，請拆分後再匯入。',
  ERROR_TRUST_LISTS: '最多 {limit} 個清單，請先刪除不再需要的清單。',
  ERROR_TRUST_NAME: '已有同名的清單。',
  ERROR_TRUST_OLDER: '已匯入這份清單的更新版本。如確需信任舊版本，請先刪除新版本。',
  // audit log
  ERROR_LOG_EMPTY: '稽核日誌還沒有已簽章的檢查點，請一分鐘後再試。',
  ERROR_LOG_ENTRY: '在指定大小的稽核日誌中沒有該雜湊的記錄。新記錄會在一分鐘內寫入日誌。',
  ERROR_LOG_SIZE: '稽核日誌目前已簽章至 {limit} 筆記錄，請查詢不超過該數量的大小。',
};
