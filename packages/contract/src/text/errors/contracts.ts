import type { ErrorTexts } from './error-texts.ts';

/** Refusals of files and the preparation of a contract. */
export const contractsErrors = {
  // files
  ERROR_FILENAME_SIZE: {
    'zh-CN': '文件名太长，最多 {limit} 个字符。',
    en: 'The file name is too long; at most {limit} characters.',
  },
  ERROR_FILE_SIZE: { 'zh-CN': '文件太大，最大 {limitMb} MB。', en: 'The file is too large; at most {limitMb} MB.' },
  ERROR_FILE_TYPE: {
    'zh-CN': '不支持这种文件，请上传 PDF 或图片。',
    en: 'This kind of file is not accepted. Upload a PDF or a picture.',
  },
  ERROR_UPLOAD_REJECTED: {
    'zh-CN': '上传被拒绝：分片与文件不符，请重新上传。',
    en: 'The upload was rejected: its parts do not fit together. Please upload again.',
  },
  ERROR_UPLOAD_QUOTA: {
    'zh-CN': '每个账号 24 小时内最多上传 {limitMb} MB，您已达上限，请明天再试。',
    en: 'An account may upload {limitMb} MB within 24 hours, and you have reached that limit. Please try again tomorrow.',
  },
  ERROR_FILE_DAMAGED: {
    'zh-CN': '文件已损坏，无法打开，请重新导出后上传。',
    en: 'The file is damaged and cannot be opened. Export it again and upload it.',
  },
  ERROR_FILE_ENCRYPTED: {
    'zh-CN': '文件的加密方式无法识别，请去掉加密后上传。',
    en: 'The file is encrypted in a way that is not supported. Remove the encryption and upload it again.',
  },
  ERROR_FILE_SIGNED_DAMAGED: {
    'zh-CN': '文件已有签名但结构有误，无法修改或使用，请向签署方索取原件。',
    en: 'The file is already signed but malformed; it can be neither changed nor used. Ask the signer for the original.',
  },
  ERROR_FILE_PASSWORD: {
    'zh-CN': '文件已加密，请输入打开密码。',
    en: 'The file is protected. Enter the password that opens it.',
  },
  ERROR_FILE_PASSWORD_WRONG: {
    'zh-CN': '密码不正确，请重新输入。',
    en: 'That password does not open the file. Please try again.',
  },
  ERROR_FILE_OWNER_PASSWORD: {
    'zh-CN': '文件作者禁止修改，请输入文件的权限密码（所有者密码）。',
    en: 'The author of the file forbids changes. Enter its permissions password (owner password).',
  },
  ERROR_FILE_SIGNED_ENCRYPTED: {
    'zh-CN': '文件已有签名且已加密，去掉加密会使签名失效，请向签署方索取未加密的原件。',
    en: 'The file is signed and encrypted; without encryption its signatures would be void. Ask its signers for the original without encryption.',
  },
  ERROR_FILE_SIGNED_ACTIVE: {
    'zh-CN': '文件已有签名，并含有脚本、附件等活动内容，去掉它们会使签名失效，因此不能使用。',
    en: 'The file is signed and contains scripts, attachments or other active content, which cannot be removed without voiding its signatures. It cannot be used.',
  },
  ERROR_FILE_XFA: {
    'zh-CN': '这是 XFA 动态表单，请用制作它的软件打印或另存为普通 PDF 后上传。',
    en: 'The file is an XFA form. Print or save it as an ordinary PDF with the program that made it, and upload that PDF.',
  },
  ERROR_FILE_CERTIFIED: {
    'zh-CN': '文件作者已认证并禁止任何改动，因此不能在其上签署。',
    en: 'The author has certified the file and forbids any change, so it cannot be signed.',
  },
  ERROR_FILE_TOO_COMPLEX: {
    'zh-CN': '文件结构过于复杂，无法处理，请重新导出后上传。',
    en: 'The file is too complex to process. Export it again and upload it.',
  },
  ERROR_FILE_NOT_READY: { 'zh-CN': '文件还在处理，请稍候。', en: 'The file is still being processed. Please wait.' },
  ERROR_FILE_CONVERSION: {
    'zh-CN': '文档转换失败，请另存为 PDF 后上传。',
    en: 'The document could not be converted. Save it as PDF and upload the PDF.',
  },
  ERROR_PICTURE: {
    'zh-CN': '图片无法使用，请换一张 PNG 或 JPEG 图片。',
    en: 'The picture cannot be used. Choose another PNG or JPEG.',
  },
  ERROR_INK: {
    'zh-CN': '手写笔迹无法使用，请清除后重新书写。{detail}',
    en: 'The handwriting cannot be used. Clear it and write again. {detail}',
  },
  ERROR_INK_SLIGHT: {
    'zh-CN': '一个点、一条直线或一个对勾还不是签名，请完整写下您的姓名。',
    en: 'A dot, a straight line or a tick is not a signature yet. Please write your whole name.',
  },
  // envelope preparation
  ERROR_ENVELOPE_NOT_DRAFT: {
    'zh-CN': '合同已经发出，或正等待定时发送，不能修改。',
    en: 'The contract has been sent or is scheduled, and cannot be changed.',
  },
  ERROR_TITLE_MISSING: { 'zh-CN': '请填写合同标题。', en: 'Please enter a title.' },
  ERROR_DOCUMENT_MISSING: { 'zh-CN': '请至少添加一份文档。', en: 'Please add at least one document.' },
  ERROR_SIGNER_MISSING: { 'zh-CN': '请至少保留一位签署人。', en: 'At least one signer is needed.' },
  ERROR_EXPIRY: {
    'zh-CN': '截止时间须在 {minHours} 小时之后、{maxDays} 天之内。',
    en: 'The deadline must be at least {minHours} hour and at most {maxDays} days ahead.',
  },
  ERROR_TIMER: {
    'zh-CN': '定时发送时间须晚于现在、早于截止时间。',
    en: 'The sending time must be in the future and before the deadline.',
  },
  ERROR_LIMIT_PARTICIPANTS: { 'zh-CN': '参与人最多 {limit} 位。', en: 'At most {limit} participants.' },
  ERROR_LIMIT_DOCUMENTS: { 'zh-CN': '文档最多 {limit} 份。', en: 'At most {limit} documents.' },
  ERROR_LIMIT_BYTES: {
    'zh-CN': '文档总大小最多 {limitMb} MB。',
    en: 'The documents may have at most {limitMb} MB in total.',
  },
  ERROR_LIMIT_PAGES: {
    'zh-CN': '文档总页数最多 {limit} 页。',
    en: 'The documents may have at most {limit} pages in total.',
  },
  ERROR_LIMIT_FORMS: { 'zh-CN': '签署区最多 {limit} 个。', en: 'At most {limit} fields.' },
  ERROR_PARTICIPANT_CONTACT: {
    'zh-CN': '请为 {name} 填写手机号（境外号码须带 + 和区号）或邮箱。',
    en: 'Enter a phone number (from abroad with + and country code) or an e-mail address for {name}.',
  },
  ERROR_PARTICIPANT_DUPLICATE: {
    'zh-CN': '{name} 在同一步里出现了两次。',
    en: '{name} appears twice in the same step.',
  },
  ERROR_PARTICIPANT_NOT_FOUND: { 'zh-CN': '没有找到这位参与人。', en: 'There is no such participant.' },
  ERROR_PARTICIPANT_HAS_ACTED: {
    'zh-CN': '这位参与人已经处理过，不能移除。',
    en: 'This participant has acted and cannot be removed.',
  },
  ERROR_PARTICIPANT_SENDER: {
    'zh-CN': '发起人信息由系统维护，不能这样修改。',
    en: "The sender's entry is kept by the system and cannot be changed this way.",
  },
  ERROR_PARTICIPANT_UNSUPPORTED: { 'zh-CN': '{field} 现在还不能设为 {value}。', en: '{field} cannot be {value} yet.' },
  ERROR_PARTICIPANT_ENTERPRISE: {
    'zh-CN': '请填写 {name} 所代表的企业名称，或选择一家已知的企业。',
    en: 'State which enterprise {name} acts for, by its name or by a number that is registered here.',
  },
  ERROR_PARTICIPANT_ROLE: {
    'zh-CN': '请为 {name} 选择该企业的一个角色。',
    en: 'Choose a role of the enterprise for {name}.',
  },
  ERROR_PARTICIPANT_MEMBER: {
    'zh-CN': '{name} 目前不是您企业的成员。请选择其他成员，或填写手机号或邮箱。',
    en: '{name} is no longer a member of your enterprise. Choose another member, or enter a phone number or e-mail.',
  },
  ERROR_PARTICIPANT_BULK: {
    'zh-CN': '一份合同最多只能有一份批量名单。',
    en: 'A contract has at most one list of recipients.',
  },
  ERROR_MULTI_SEND_REQUIRED: {
    'zh-CN': '这份合同含有批量名单，请使用批量发送。',
    en: 'This contract has a list of recipients: send it to the list.',
  },
  ERROR_MULTI_SEND_PERSON: { 'zh-CN': '这位参与人不是批量名单。', en: 'This participant is not a list of recipients.' },
  ERROR_MULTI_SEND_NO_ROWS: {
    'zh-CN': '名单里没有可以发送的人，请先改正。',
    en: 'The list has no recipient to whom the contract could be sent. Correct the list first.',
  },
  ERROR_MULTI_SEND_STATE: {
    'zh-CN': '批量发送的状态已变化，请重新查看。',
    en: 'The state of the sending has changed. Please look at it again.',
  },
  ERROR_MULTI_SEND_QUOTA: {
    'zh-CN': '批量发送同时最多 {limit}，请等待当前任务完成，或明天继续。',
    en: 'At most {limit} may be sent in bulk at a time. Please wait until the current ones are sent, or continue tomorrow.',
  },
  ERROR_SHEET_UNREADABLE: {
    'zh-CN': '表格无法读取，请另存为 XLSX 或 CSV 后重新上传。',
    en: 'The sheet cannot be read. Save it as XLSX or CSV and upload it again.',
  },
  ERROR_SHEET_HEADING: {
    'zh-CN': '第一行须写明各列：姓名，以及手机号或邮箱。请使用这里下载的表格。',
    en: 'The first row must name the columns: Name, and Phone or Email. Use the sheet offered for download here.',
  },
  ERROR_SHEET_ROWS: {
    'zh-CN': '一份名单最多 {limit} 人，请拆分后分别发送。',
    en: 'A list may have at most {limit} recipients. Split it and send each part.',
  },
  ERROR_SHEET_EMPTY: { 'zh-CN': '表头下面没有收件人。', en: 'The sheet has no rows below its heading.' },
  ERROR_ROW_NAME: { 'zh-CN': '请填写姓名，最多 {detail} 个字。', en: 'Enter a name of at most {detail} characters.' },
  ERROR_ROW_CONTACT: {
    'zh-CN': '请填写手机号（境外号码须带 + 和区号）或邮箱。',
    en: 'Enter a phone number (from abroad with + and country code) or an e-mail address.',
  },
  ERROR_ROW_DUPLICATE: { 'zh-CN': '联系方式与第 {detail} 行相同。', en: 'The same contact as in row {detail}.' },
  ERROR_ROW_REQUIRED: { 'zh-CN': '“{column}”没有填写。', en: '“{column}” is empty.' },
  ERROR_ROW_TITLE: {
    'zh-CN': '填入“{column}”后，标题或说明超过 {detail} 个字。',
    en: 'With “{column}” in it, the title or message becomes longer than {detail} characters.',
  },
  ERROR_DOCUMENT_NOT_FOUND: { 'zh-CN': '没有找到这份文档。', en: 'There is no such document.' },
  ERROR_DOCUMENT_DUPLICATE: { 'zh-CN': '同一份文件添加了两次。', en: 'The same file was added twice.' },
  ERROR_FORM_NOT_FOUND: { 'zh-CN': '没有找到这个签署区。', en: 'There is no such field.' },
  ERROR_FORM_POSITION: {
    'zh-CN': '当前印章或签名位置数据有误，请刷新页面后重新添加。',
    en: 'The current seal or signature position data is wrong, please refresh the page and add again.',
  },
  ERROR_FORM_OVERLAP: {
    'zh-CN': '“{file}”第 {page} 页有两个签署区重叠，请移开其中一个。',
    en: 'Two fields on page {page} of “{file}” overlap. Please move one.',
  },
  ERROR_FORM_MISSING: {
    'zh-CN': '每位签署人至少需要一个签署区。请放置签署区，或允许没有签署区的签署人自行放置（needForm: false）。',
    en: 'Every signer needs at least one field. Place one, or allow signers without fields to place their own (needForm: false).',
  },
  ERROR_FORM_PARTICIPANT: { 'zh-CN': '签署区必须属于一位签署人。', en: 'A field must belong to a signer.' },
  ERROR_FORM_VALUE: {
    'zh-CN': '填写的内容不符合要求{where}：{detail}',
    en: 'The value is not allowed in this field{where}: {detail}',
  },
  ERROR_FORM_REQUIRED: {
    'zh-CN': '还有必填的签署区没有完成{where}。',
    en: 'A required field is still empty{where}.',
  },
  ERROR_FORM_NOT_REVISABLE: {
    'zh-CN': '这个签署区的内容由发起人填写，不能修改。',
    en: 'The sender has fixed the content of this field.',
  },
  ERROR_FORM_GLYPH_MISSING: {
    'zh-CN': '字体不支持“{text}”，请换一种写法。',
    en: 'The font has no glyph for “{text}”. Please write it another way.',
  },
  ERROR_ATTACHMENT_NOT_FOUND: { 'zh-CN': '没有找到这个附件。', en: 'There is no such attached file.' },
  ERROR_ATTACHMENT_TYPE: {
    'zh-CN': '不接受这种文件{where}，请提供{detail}。',
    en: 'This field does not take such a file{where}; send {detail}.',
  },
  ERROR_ATTACHMENT_COUNT: {
    'zh-CN': '这里最多接受 {limit} 个文件{where}。',
    en: 'This field takes at most {limit} files{where}.',
  },
  ERROR_FORM_APPEND_TOO_LATE: {
    'zh-CN': '文档已有签名，不能再添加文本或日期。',
    en: 'The document carries a signature; text and dates can no longer be added.',
  },
  ERROR_FORM_APPEND_CLOSED: {
    'zh-CN': '签署区由发起人设定，签署人不能自行添加。',
    en: 'The sender has placed the fields of this contract; signers cannot add their own.',
  },
  ERROR_FORM_PLACE_FIRST: {
    'zh-CN': '请先在页面上放置签名，或选择不显示签名外观。',
    en: 'Please place your signature on a page first, or choose to sign without showing it.',
  },
  ERROR_FORM_HAS_FIELDS: {
    'zh-CN': '您在文件上已有签署区，签名将显示在签署区内。',
    en: 'You have fields on the pages of this contract; your signature is shown there.',
  },
  ERROR_FORM_FILL_FAILED: {
    'zh-CN': '填写的内容无法写入文件，合同已退回发起人。',
    en: 'What you filled in could not be written into the document. The contract goes back to its sender.',
  },
  ERROR_FORM_RULE: {
    'zh-CN': '签署区{where}的规则无法执行：{detail}',
    en: 'A rule of a field{where} cannot be kept: {detail}',
  },
  ERROR_FORM_HIDDEN: {
    'zh-CN': '按照发起人设定的规则，签署区{where}不显示，不能填写。',
    en: 'By a rule of the sender a field{where} is not shown and takes no value.',
  },
  ERROR_FORM_COMPUTED: {
    'zh-CN': '签署区{where}的内容由规则计算得出，不能填写。',
    en: 'The value of a field{where} is computed and cannot be given.',
  },
  ERROR_FORM_UNEQUAL: {
    'zh-CN': '签署区{where}的内容必须与{other}相同。',
    en: 'The value of a field{where} must be the same as that of {other}.',
  },
  ERROR_PREPARING: {
    'zh-CN': '文档正在准备，请稍候几秒。',
    en: 'The documents are being prepared. This takes a few more seconds.',
  },
  ERROR_PREPARE_FAILED: {
    'zh-CN': '文档准备失败，请联系发起人。',
    en: 'The documents could not be prepared. Please contact the sender.',
  },
} satisfies ErrorTexts;
