export { createPracticeReports, type PracticeReports, type ReportedQuestion } from './practiceReports';
