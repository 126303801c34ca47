import { defineText } from '../../../text/text.ts';
import type { FieldType } from './model/fields.ts';
import type { GapKind } from './model/gaps.ts';
import type { OrderWarning, RowTrouble } from './model/people-rows.ts';
import type { SaveState } from './model/saver.ts';

const typeZh: Record<FieldType, string> = { WRITE_SIGN: '签名', SEAL_SIGN: '印章', TEXT: '文本', DATE: '日期' };
const typeEn: Record<FieldType, string> = { WRITE_SIGN: 'Signature', SEAL_SIGN: 'Seal', TEXT: 'Text', DATE: 'Date' };
const saveZh: Record<SaveState, string> = { saved: '已保存', waiting: '正在保存…', saving: '正在保存…', failed: '没有保存成功，将自动重试' };
const saveEn: Record<SaveState, string> = { saved: 'Saved', waiting: 'Saving…', saving: 'Saving…', failed: 'Not saved; trying again' };
const troubleZh: Record<RowTrouble, string> = {
  nameMissing: '请输入姓名', nameLong: '姓名最多 50 个字', contactMissing: '请输入手机号或邮箱', contactWrong: '手机号或邮箱格式不正确', duplicate: '此人已在列表中',
};
const troubleEn: Record<RowTrouble, string> = {
  nameMissing: 'Enter a name', nameLong: 'At most 50 characters', contactMissing: 'Enter a phone number or e-mail', contactWrong: 'Not a phone number or e-mail', duplicate: 'Already in the list',
};
const warningZh: Record<OrderWarning, string> = {
  checkerAfterSigners: '有审批人排在所有签署人之后：审批时合同已经全部签好。通常审批应在签署之前。',
  checkerBesideSigner: '有审批人与签署人同时处理：签署人可能在审批之前就已签好。',
  allCheckers: '还没有签署人，合同无法发出。',
};
const warningEn: Record<OrderWarning, string> = {
  checkerAfterSigners: 'A reviewer comes after every signer: all will be signed by then. A review usually comes first.',
  checkerBesideSigner: 'A reviewer acts at the same time as a signer, who may sign before the review.',
  allCheckers: 'Nobody signs yet, so this cannot be sent.',
};
type GapWords = Record<GapKind, (name: string) => string>;
const gapZh: GapWords = {
  titleMissing: () => '填写合同标题', expiryWrong: () => '截止时间须在 1 小时至 365 天之间', documentMissing: () => '上传至少一份文件', uploadRunning: (name) => `“${name}”还在上传`,
  uploadFailed: (name) => `“${name}”上传失败，不会发出`, signerMissing: () => '添加至少一位签署人', personIncomplete: (name) => `补全“${name}”的信息`,
  fieldsMissing: (name) => `为“${name}”放置签名位置`, signatureMissing: (name) => `“${name}”只填写、不签名`, fieldMisplaced: (page) => `第 ${page} 页有字段超出页面`, fieldOverlap: (page) => `第 ${page} 页有字段重叠`,
};
const gapEn: GapWords = {
  titleMissing: () => 'Give it a title', expiryWrong: () => 'The deadline must be 1 hour to 365 days ahead', documentMissing: () => 'Upload at least one file', uploadRunning: (name) => `“${name}” is still uploading`,
  uploadFailed: (name) => `“${name}” failed to upload and will not be sent`, signerMissing: () => 'Add at least one signer', personIncomplete: (name) => `Complete “${name}”`,
  fieldsMissing: (name) => `Place a signature for “${name}”`, signatureMissing: (name) => `“${name}” fills in and does not sign`, fieldMisplaced: (page) => `A field is outside page ${page}`, fieldOverlap: (page) => `Fields overlap on page ${page}`,
};

export const prepareText = defineText(
  {
    steps: '发起步骤', documents: '文件', participants: '参与人', fields: '签署位置', leave: '返回列表', untitled: '未命名合同', review: '检查并发送', save: saveZh, saveNow: '立即保存', type: typeZh,
    trouble: troubleZh, warning: warningZh, gap: gapZh, back: '上一步', next: '下一步',
    opening: '正在打开草稿…',
    // documents
    documentsTitle: '上传要签署的文件', documentsLead: '可一次选择多份，支持 PDF、图片和 Office 文档。', drop: '把文件拖到这里，或点击选择', dropHint: '每份合同最多 50 份文件、100 MB', dropMore: '继续添加文件',
    pages: (count: number) => `${count} 页`, uploading: (percent: number) => `正在上传 ${percent}%`, converting: '正在转换为 PDF…', cancelUpload: (name: string) => `取消上传 ${name}`, dismiss: '移除', fileName: (at: number) => `第 ${at} 份文件的名称`,
    moveUp: (name: string) => `上移 ${name}`, moveDown: (name: string) => `下移 ${name}`, remove: (name: string) => `移除 ${name}`, drag: '拖动排序', removeWithFields: (count: number) => `此文件上有 ${count} 个签署位置，将一并移除。`, removeTitle: '移除这份文件？', removeAct: '移除文件',
    about: '合同信息', title: '合同标题', titleHint: '收件人会在通知和签署页看到它', subject: '说明', subjectHint: '写给参与人的话，最多 500 字', deadline: '签署截止时间', deadlineHint: (when: string) => `${when}`, days: (count: number) => `${count} 天`,
    // participants
    participantsTitle: '谁来签署或审批', participantsLead: '按从上到下的顺序处理。没有账号的人会收到签署链接。', you: '发起人', yourStart: '发出合同', name: '姓名', contact: '手机号或邮箱', role: '操作', signer: '签署', checker: '审批', together: '与上一位同时', addPerson: '添加参与人', addMe: '添加我自己', pasteMany: '批量粘贴',
    pasteTitle: '批量添加参与人', pasteHint: '每行一位：姓名和手机号或邮箱，用空格、逗号或制表符分隔。可直接从表格粘贴。', pasteLabel: '名单', pasteAct: (count: number) => (count > 0 ? `添加 ${count} 位` : '添加'), step: (number: number) => `第 ${number} 步`, personOf: (at: number) => `第 ${at} 位参与人`,
    previewTitle: '会发生什么', previewStart: '您发出后，合同立即开始流转。', previewSign: (names: string) => `${names} 收到通知并签署。`, previewCheck: (names: string) => `${names} 收到通知并审批；不通过则合同终止。`, previewTogether: (names: string) => `${names} 同时收到通知，不分先后。`, previewDone: '全部完成后，所有人都能下载带时间戳的合同。', previewNobody: '添加参与人后，这里会说明每一步。', and: '、',
    // fields
    palette: '字段', forWhom: '放置给', nobodySigns: '先添加签署人，再放置签署位置。', goParticipants: '去添加参与人', noDocuments: '先上传文件，再放置签署位置。', goDocuments: '去上传文件',
    tool: (type: string, name: string) => `${type}，给 ${name}`, armed: (type: string) => `点击页面放置“${type}”，按 Esc 取消`, hint: '拖到页面上；或点击后再点页面；或按回车放在当前页', fieldLabel: (type: string, name: string, page: number) => `${type}，${name}，第 ${page} 页`,
    pdf: '合同页面', thumbs: '页面缩略图', thumb: (document: string, page: number, count: number) => `${document} 第 ${page} 页，${count} 个字段`, undo: '撤销', redo: '重做',
    properties: '字段设置', holder: '由谁填写', required: '必填', format: '日期格式', initialValue: '预填内容', initialDate: '预填日期', revisable: '签署人可以修改', copyAll: '复制到所有页', duplicate: '再来一个', deleteField: '删除字段', size: '大小', sizeOf: (width: string, height: string) => `${width} × ${height} 毫米`,
    overlap: '与另一个字段重叠', outside: '超出页面范围', moreThanOne: (count: number) => `共 ${count} 个字段`, count: (count: number) => `${count} 个字段`, copied: (count: number) => `已复制到 ${count} 页`, keys: '方向键移动 1 点，按住 Shift 移动 10 点，按住 Alt 调整大小，Delete 删除。', copyDone: '已复制字段', dateWrong: (format: string) => `请按 ${format} 填写`,
    // review
    reviewTitle: '发送前检查', gapsTitle: '还需要完成', warningsTitle: '请留意', goThere: '前往', allGood: '一切就绪', send: '发送合同', sending: '正在发送…', preparing: '正在准备文件，请稍候…', sent: '合同已发出', summaryDocuments: (files: number, pages: number) => `${files} 份文件，共 ${pages} 页`, expires: (when: string) => `截止 ${when}`, firstOnes: (names: string) => `发送后，${names} 将立即收到通知。`, fieldsOf: (count: number) => `${count} 个字段`, prepareFailed: '文件没能准备好。', notDraft: '这份合同已经发出。',
  },
  {
    steps: 'Steps', documents: 'Documents', participants: 'Participants', fields: 'Fields', leave: 'Back to the list', untitled: 'Untitled contract', review: 'Review and send', save: saveEn, saveNow: 'Save now', type: typeEn,
    trouble: troubleEn, warning: warningEn, gap: gapEn, back: 'Back', next: 'Next',
    opening: 'Opening the draft…',
    documentsTitle: 'Upload what is to be signed', documentsLead: 'As many as you like: PDF, pictures and Office documents.', drop: 'Drop files here, or click to choose', dropHint: 'Up to 50 files and 100 MB in one envelope', dropMore: 'Add more files',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`), uploading: (percent) => `Uploading ${percent}%`, converting: 'Turning it into a PDF…', cancelUpload: (name) => `Cancel upload of ${name}`, dismiss: 'Remove', fileName: (at) => `Name of file ${at}`,
    moveUp: (name) => `Move ${name} up`, moveDown: (name) => `Move ${name} down`, remove: (name) => `Remove ${name}`, drag: 'Drag to reorder', removeWithFields: (count) => (count === 1 ? 'One field on it goes with it.' : `${count} fields on it go with it.`), removeTitle: 'Remove this file?', removeAct: 'Remove file',
    about: 'About the contract', title: 'Title', titleHint: 'Shown in notices and on the signing page', subject: 'Message', subjectHint: 'For the participants, at most 500 characters', deadline: 'Deadline', deadlineHint: (when) => when, days: (count) => (count === 1 ? '1 day' : `${count} days`),
    participantsTitle: 'Who signs or reviews', participantsLead: 'They act from top to bottom. Whoever has no account gets a link.', you: 'Sender', yourStart: 'sends the contract', name: 'Name', contact: 'Phone or e-mail', role: 'Does', signer: 'Signs', checker: 'Reviews', together: 'Same time as above', addPerson: 'Add a participant', addMe: 'Add myself', pasteMany: 'Paste many',
    pasteTitle: 'Add many participants', pasteHint: 'One a line: name and phone number or e-mail, apart by spaces, commas or tabs. Paste straight from a sheet.', pasteLabel: 'People', pasteAct: (count) => (count > 0 ? `Add ${count}` : 'Add'), step: (number) => `Step ${number}`, personOf: (at) => `Participant ${at}`,
    previewTitle: 'What will happen', previewStart: 'You send it, and it is on its way at once.', previewSign: (names) => `${names} hear of it and sign.`, previewCheck: (names) => `${names} hear of it and review; a refusal ends it.`, previewTogether: (names) => `${names} act at the same time.`, previewDone: 'When all is done, everybody can download the time-stamped contract.', previewNobody: 'Add participants, and each step is told here.', and: ', ',
    palette: 'Fields', forWhom: 'For', nobodySigns: 'Add who signs first, then place fields.', goParticipants: 'Add participants', noDocuments: 'Upload a file first, then place fields.', goDocuments: 'Upload files',
    tool: (type, name) => `${type} for ${name}`, armed: (type) => `Click on a page to place “${type}”, Esc cancels`, hint: 'Drag onto a page; or click, then click a page; or press Enter for the current page', fieldLabel: (type, name, page) => `${type}, ${name}, page ${page}`,
    pdf: 'Pages of the contract', thumbs: 'Page thumbnails', thumb: (document, page, count) => `${document} page ${page}, ${count} fields`, undo: 'Undo', redo: 'Redo',
    properties: 'Field', holder: 'Filled in by', required: 'Required', format: 'Date format', initialValue: 'Text given beforehand', initialDate: 'Day given beforehand', revisable: 'The signer may change it', copyAll: 'Copy to all pages', duplicate: 'Duplicate', deleteField: 'Delete field', size: 'Size', sizeOf: (width, height) => `${width} × ${height} mm`,
    overlap: 'Overlaps another field', outside: 'Outside the page', moreThanOne: (count) => `${count} fields`, count: (count) => (count === 1 ? '1 field' : `${count} fields`), copied: (count) => (count === 1 ? 'Copied to 1 page' : `Copied to ${count} pages`), keys: 'Arrow keys move by 1 pt, with Shift by 10, with Alt they resize; Delete removes.', copyDone: 'Field copied', dateWrong: (format) => `Write it as ${format}`,
    reviewTitle: 'Before sending', gapsTitle: 'Still to do', warningsTitle: 'Please note', goThere: 'Go there', allGood: 'Everything is ready', send: 'Send contract', sending: 'Sending…', preparing: 'Preparing the documents…', sent: 'The contract is on its way', summaryDocuments: (files, pages) => `${files} ${files === 1 ? 'file' : 'files'}, ${pages} ${pages === 1 ? 'page' : 'pages'}`, expires: (when) => `Due ${when}`, firstOnes: (names) => `Once sent, ${names} will hear of it at once.`, fieldsOf: (count) => (count === 1 ? '1 field' : `${count} fields`), prepareFailed: 'The documents could not be prepared.', notDraft: 'This contract has been sent already.',
  },
);
