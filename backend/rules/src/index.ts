export {
  addDays,
  addMonths,
  addYears,
  civilDateInLondon,
  lastWholeDayBefore,
  fromDayNumber,
  isCivilDate,
  partsOf,
  toDayNumber,
  type CivilDate,
  type DayNumber,
} from './calendar/civilDate';
export { ageOn, birthday } from './calendar/age';
export { firstDayOfPeriod } from './citizenship/citizenshipPeriod';
export { isOfFullAge } from './citizenship/fullAge';
export { expiresSoonDays, expiryOn, toneOfPermissionEnd, type Expiry } from './calendar/expiry';
export { monthNames } from './calendar/monthNames';
export { readTypedDate, type TypedDate } from './calendar/readTypedDate';
export {
  daysOfTrip,
  spanOf,
  tripUpTo,
  type CountingMethod,
  type DaySpan,
  type OpenTrip,
  type Trip,
} from './absences/trip';
export { findTripBounds, type Approximation, type TripBounds } from './absences/approximateTrip';
export {
  absentDays,
  clip,
  countDays,
  countDaysBetween,
  overlappingTrips,
  unionOf,
  without,
  type DaySet,
} from './absences/absentDays';
export { daysWithin, indexDays, type DayIndex } from './absences/dayIndex';
export {
  againstLimit,
  closestFirst,
  decidingFirst,
  limitCheck,
  limitKinds,
  needsTravelProof,
  toneOfLimit,
  toneBeside,
  tonesTogether,
  withNearOf,
  type AgainstLimit,
  type LimitCheck,
  type LimitKind,
  type LimitStanding,
  type LimitTone,
  type ToneInList,
} from './absences/limitCheck';
export {
  lengthOfLimit,
  numberOfLimit,
  ownerOfLimit,
  standingAndRest,
  standingInWords,
  standingTitle,
  whereDaysStand,
  type LimitOwner,
} from './absences/limitWords';
export { verdictOnDaysAway, type RequirementVerdict } from './absences/requirementVerdict';
export { verdictByShare, type ShareStep, type ShareTone } from './absences/shareOfLimit';
export { arrivalReasons } from './citizenship/arrivalReasons';
export { arrivalOnRecord, isCitizenshipRefused } from './progress/arrivalOnRecord';
export { decidingReason } from './settlement/decidingReason';
export { mayApplyEarly } from './sentences/settlementDates';
export { levelAsked } from './sentences/words';
export { fullestTwelveMonthsWith, tripsOverlapping } from './absences/typedTrip';
export { firstDayTitle, firstDayTitleOfDependant, isSameFirstDay, type Goal } from './progress/firstDays';
export { ofCitizenship, ofSettlement } from './absences/whoseLimit';
export {
  checkAddresses,
  type AbroadWithoutJourney,
  type AddressGap,
  type CheckedAddresses,
  type JourneyBesideAddresses,
} from './addressHistory/checkAddresses';
export {
  addressProofKindOf,
  addressProofKinds,
  addressProofName,
  mayProveAddress,
  proofCoverage,
  type AddressProofKind,
  type ProofCoverage,
} from './addressHistory/proofs';
export {
  registrationFormOf,
  yearsOfChild,
  type ChildWhoRegisters,
  type YearOfChild,
} from './addressHistory/ofChild';
export {
  addressFormRule,
  addressForms,
  addressFormTitle,
  lookedAtUpTo,
  periodInLaw,
  periodOfForm,
  type AddressForm,
  type AddressFormRule,
  type AddressPeriod,
  type PeriodInLaw,
} from './addressHistory/forms';
export {
  livedTogether,
  periodSinceGrant,
  type DaysApart,
  type LivedTogether,
  type MonthsAndDays,
  type OwnHome,
  type PartnerHome,
  type ReasonApart,
  type StretchTogether,
} from './addressHistory/livedTogether';
export {
  isSameHome,
  presentHomeOf,
  statedBeside,
  type HomeOfList,
  type StatedAddress,
} from './addressHistory/presentHome';
export { isSameAddress, mayBeSameAddress, type AddressPlace } from './addressHistory/sameAddress';
export { conflictInWords } from './addressHistory/sentences';
export { addressesAskedOf } from './addressHistory/ofRecord';
export type { AddressOverlap } from './addressHistory/overlaps';
export {
  certainSpan,
  isProvableHome,
  stayInRecord,
  widestSpan,
  type AddressStay,
  type DaysOfStay,
} from './addressHistory/stay';
export { namesCrownDependency } from './absences/crownDependencies';
export { twelveMonthsLine, type LinePoint, type LineSpan } from './absences/twelveMonthsLine';
export {
  quarterOf,
  returnedWithin,
  totalsBy,
  travelRecord,
  type GroupTotal,
  type PeriodTotal,
  type TravelRecord,
} from './absences/travelRecord';
export {
  absenceLimitOn,
  absenceLimitsOn,
  finalYearLimit,
  fiveYearLimit,
  settlementYearLimit,
  threeYearLimit,
  type AbsenceLimit,
  type AbsenceLimitOnDay,
  type AbsenceLimitsOnDay,
} from './parameters/absenceLimits';
export { law, lawOn, type Law, type LawOnDay } from './parameters/law';
export {
  inWordsOn,
  periodsOf,
  rowOn,
  valueOn,
  type Parameter,
  type ParameterRow,
  type Source,
} from './parameters/parameter';
export { skilledWorkerPay } from './parameters/payRules';
export { documentRules } from './parameters/documentRules';
export { agesAsked } from './parameters/personalRules';
export { naturalisationRules } from './parameters/naturalisationRules';
export { registrationRules } from './parameters/registrationRules';
export { yearsUntilLapse } from './parameters/afterSettlement';
export { pounds, poundsOfPence } from './parameters/units';
export { ruleSet, type RuleSet } from './parameters/ruleSet';
export {
  cataloguedOn,
  ruleCatalogue,
  type CataloguedValue,
  type CatalogueStatus,
} from './catalogue/catalogue';
export {
  catalogueAreas,
  type CatalogueArea,
  type CatalogueEntry,
  type CatalogueRow,
} from './catalogue/entry';
export { whyCitizenshipAsks } from './sentences/citizenship';
export { settlementQuestions, whySettlementAsks } from './sentences/settlementRequirements';
export { assess } from './assessment/assess';
export { pastDayWarnings } from './assessment/warnings';
export type {
  AssessmentAnswer,
  CitizenshipAnswer,
  CitizenshipVerdict,
  DiscretionBand,
  EnglishStatus,
  LifeInUkStatus,
  LimitedWindow,
  Missing,
  OpenQuestion,
  OtherOutcome,
  RegistrationAnswer,
  SettlementAnswer,
  SettlementLapse,
  SettlementVerdict,
  Warning,
} from './assessment/answer';
export type { Reason } from './assessment/reason';
export {
  earliestDate,
  latestDate,
  mostTrips,
  problemsOf,
  UnsoundAssessment,
  type Problem,
} from './assessment/problems';
export {
  crownDependencyStays,
  datedTrip,
  englishHeld,
  gapExceptions,
  openAnswers,
  permittedReasons,
  settlementKinds,
  type AssessedPerson,
  type AssessedTrip,
  type AssessmentRequest,
  type CitizenshipRequest,
  type CrownDependencyStay,
  type DatedTrip,
  type EnglishHeld,
  type GapException,
  type OpenAnswer,
  type Permission,
  type PermittedReason,
  type SettlementKind,
  type SettlementRequest,
} from './assessment/request';
export { assessCitizenship, type CitizenshipQuestion } from './citizenship/assessCitizenship';
export {
  discretionFor,
  type Discretion,
  type DiscretionOnDay,
  type JudgedPeriod,
} from './citizenship/discretion';
export {
  b1ThenB2,
  citizenshipEnglish,
  englishLevelOn,
  type EnglishLevel,
  type EnglishRow,
} from './parameters/englishLevels';
export { sources } from './parameters/sources';
export { combinesWith } from './routes/combining';
export type { AbsenceCounting, IgnoredAbsences, Route, SettlementRule } from './routes/route';
export { notesOn } from './routes/routeNote';
export { asksForYears, isRouteKey, routeOf, routes, yearsOn, type RouteKey } from './routes/routes';
export { routeOfVisaType, visaTypeOfRoute, visaTypes } from './routes/visaTypes';
export { assessSettlement, type SettlementQuestion } from './settlement/assessSettlement';
export { saysPermissionGoesOn, splitExtensionReasons } from './settlement/pendingExtension';
export { fixedYears } from './settlement/fixedYears';
export { countsInTwelveMonths, permittedReasonsOn, reasonApplies } from './settlement/settlementRules';
export { asksForDischarge } from './settlement/forcesService';
export { asksForEndorsement, asksForFirstGrant } from './settlement/yearsAsked';
export { settlementIfAnnounced, type SettlementIfAnnounced } from './settlement/settlementIfAnnounced';
export {
  earnedSettlement,
  scenarios,
  type AnnouncedChange,
  type Scenario,
} from './parameters/announcedChanges';
export { changes, changesOn, type Change, type ChangeOnDay } from './parameters/changes';
export { hasLaterFees } from './parameters/laterFees';
export { isConfirmed, type Confidence, type RuleStatus } from './parameters/confidence';
export {
  dayRead,
  dayRulesRead,
  freshForDays,
  isKnownThroughOthers,
  isReadLongAgo,
  laterVersionOf,
} from './parameters/freshness';
export {
  ageInWords,
  ageOfRules,
  isSourceKey,
  keyedSources,
  readAgainOn,
  withReadings,
  type AgeOfRules,
  type Readings,
  wholeRules,
} from './parameters/readings';
export {
  codeReason,
  codeSentence,
  sayHeadline,
  sayMargin,
  sayReason,
  type CodedReason,
  type CodedSentence,
} from './coded/codedSentence';
export { isCount } from './coded/ownValues';
export { rememberSentences } from './sentences/table';
export {
  noticeConcerns,
  newsAbout,
  noticesAbout,
  topicOfPerson,
  topicOfProgress,
  topicsOfFamily,
  type AnnouncedRisk,
  type Concerned,
  type ConcernedDependant,
  type LawNoticeShown,
  type Topic,
  type AnswerTopics,
} from './notices/lawNotices';
export { serviceForSettlement, timeBeforeDischarge, yearsAfterDischarge } from './parameters/serviceRules';
export { agesOn, type PublishedAge } from './published/ages';
export { conditionOn } from './published/conditions';
export { englishOn, type PublishedEnglish } from './published/english';
export { feesOn, type PublishedFee } from './published/fees';
export { limitsOn, monthLimitsOn, type PublishedLimit, type PublishedMonthLimit } from './published/limits';
export { feeOn, fees, type Fee, type FeeKey, type FeeRow } from './parameters/feeTable';
export type {
  FeeChange,
  FeeLine,
  FeeLineKind,
  FeeLoss,
  FeesAnswer,
  FeeTerm,
  FeeWarning,
} from './fees/answer';
export type {
  FeeItem,
  FeePerson,
  FeeService,
  FeesQuestion,
  FeeStep,
  FeeTest,
  OwnCost,
} from './fees/question';
export { asksSalaryList } from './fees/applicationFee';
export { dayTooFarAhead } from './fees/problems';
export { sumOfFees } from './fees/sumOfFees';
export { standsBeside } from './fees/terms';
export { calculateIlr } from './calculators/ilr/calculateIlr';
export { limitsTwelveMonths, withYearsServed } from './calculators/ilr/qualifyingYears';
export type { IlrCalculation, YearOfAbsences } from './calculators/ilr/ilrCalculation';
export type { IlrForm, YearlyTotal } from './calculators/ilr/ilrForm';
export { calculateCitizenship } from './calculators/citizenship/calculateCitizenship';
export type { CitizenshipCalculation, Suggestion } from './calculators/citizenship/citizenshipCalculation';
export { citizenshipByTime } from './calculators/citizenship/citizenshipRules';
export {
  citizenshipAfterGrant,
  citizenshipAfterIlr,
  grantOfRecord,
  plannedAfterIlr,
  type DaysBeforeIlr,
} from './progress/afterIlr';
export type { CitizenshipForm } from './calculators/citizenship/citizenshipForm';
export type { CalculatorTrip } from './calculators/calculatorTrip';
export {
  citizenshipFormOf,
  travelMarginOnRecord,
  citizenshipOpensOn,
  type CitizenshipRecord,
} from './progress/citizenshipOnRecord';
export {
  settlementProgress,
  type AskedOfVisa,
  type ReturnedTrip,
  type SettlementProgress,
} from './progress/settlementProgress';
export {
  childRegistrationYear,
  daysAfterApplication,
  daysEarlyInPractice,
  lastDaysOfProtection,
  listedAbsences,
  longResidenceCurrentPermission,
  longResidenceRollingSince,
  longResidenceSingle,
  longResidenceTotal,
  protectionForThirtyMonths,
  protectionLasts,
} from './parameters/absenceRules';
export { lapseInWords } from './progress/lapseInWords';
export { openOutcomes, visaAskedAbout, type SupposedOutcome } from './progress/openOutcomes';
export { percentPassed, yearsSince } from './progress/shareOfTime';
export { generateTimeline, type Timeline, type TimelineForm } from './progress/timeline';
export {
  inTheUkSince,
  unexplainedWaits,
  type EarlierVisa,
  type UnexplainedWait,
  type VisaRecord,
} from './progress/visaRecord';
export { whileWaiting, type Waiting } from './progress/whileWaiting';
export type {
  Child,
  ChildRegistration,
  Parent,
  RegistrationCost,
  RegistrationSection,
  RegistrationVerdict,
  RegistrationWay,
  WayStatus,
} from './registration/answer';
export { registrationOf } from './registration/registrationOf';
export {
  citizenshipDocuments,
  citizenshipPoints,
  type CitizenshipDocument,
  type CitizenshipPoint,
} from './nextSteps/citizenshipPoints';
export { citizenshipSteps } from './nextSteps/citizenshipSteps';
export type { Cost, CostsOnDay } from './nextSteps/costsOnDay';
export { settlementSteps, type NextSteps, type SettlementPoint } from './nextSteps/settlementSteps';
export type { WhereToApply } from './nextSteps/whereToApply';
export type { DocumentKey, SuggestedDocument } from './suggestions/suggestedDocuments';
export { dueOfDocument, lackedMonthEnds } from './suggestions/dueOfDocument';
export {
  suggestedTasks,
  taskForRequirement,
  type Plans,
  type SuggestedTask,
} from './suggestions/suggestedTasks';
export { settlementEnglish } from './dependants/settlementEnglish';
export { dependantProgress, type DependantProgress } from './dependants/dependantProgress';
export { comingOfAge, type ComingOfAge } from './dependants/comingOfAge';
export { renewalWindow, type RenewalWindow } from './settlement/renewalWindow';
export {
  isBritish,
  isSettledBy,
  type DependantOnRecord,
  type MainPerson,
} from './dependants/dependantOnRecord';
export type { DependantSettlement, DependantStatus } from './dependants/dependantSettlement';
export { adviser, dayCount, inLetters, inLettersFirst } from './assessment/wording';
export { exemptByAge } from './assessment/knowledge';
export { checklistOf, openLines, readinessOf } from './documentChecklist/checklistOf';
export { formOfRecord, type ChecklistRecord } from './documentChecklist/ofRecord';
export {
  answersOf,
  answerInRecord,
  chosenInRecord,
  chosenQuestions,
  type ChosenForChecklist,
  type RecordedAnswer,
} from './documentChecklist/recordedAnswers';
export {
  asInChecklist,
  checklistPlanOf,
  documentsOfApplicant,
  englishLines,
  refereeLines,
  refereesOf,
  saidOf,
  type ChecklistPlan,
  type RecordedPapers,
  type RefereesOfApplicant,
  type VaultDocument,
} from './documentChecklist/planOfRecord';
export { clampToToday, grantSupposedOn, isSettled, plannedDayOf } from './progress/plannedDay';
export { leftBefore } from './nextSteps/leftBefore';
export { englishLineFor, type EnglishLine } from './settlement/englishLine';
export { excusableUntil } from './settlement/lateApplication';
export { dueBefore } from './suggestions/dueBefore';
export { matterOf, sameMatter } from './suggestions/matters';
export { coveredBy } from './documentChecklist/coverage';
export { registrationInsteadOfIlr, type RegistrationInstead } from './registration/insteadOfIlr';
export { firstDaysToSettle } from './dependants/firstDays';
export { isBritishByClock } from './documentChecklist/ofDependant';
export { checklistFormTitles, settlementFormOf } from './documentChecklist/forms';
export { checklistIncomeLabels } from './documentChecklist/questions';
export {
  checklistForms,
  checklistIncomes,
  checklistRoles,
  type ChecklistAnswer,
  type ChecklistAnswers,
  type ChecklistDocument,
  type ChecklistForm,
  type ChecklistIncome,
  type ChecklistQuestion,
  type ChecklistQuestionOfRecord,
  type ChecklistRole,
} from './documentChecklist/question';
export type {
  ChecklistRequirement,
  ChecklistResult,
  ChecklistWarning,
  OpenChecklistQuestion,
  RequirementState,
} from './documentChecklist/answer';
export type { RequirementKind } from './documentChecklist/row';
export { checkReferees } from './referees/checkReferees';
export { professionsOn, sourceOfProfessions } from './referees/profession';
export {
  refereeForms,
  type CheckedReferee,
  type Referee,
  type RefereeFinding,
  type RefereeForm,
  type RefereesChecked,
  type RefereeState,
} from './referees/referee';
export { isSettlementForm } from './documentChecklist/rows/groups';
export { bookTestBy } from './lifeInTheUk/bookTestBy';
export { lifeInTheUkTestOn } from './parameters/lifeInTheUkTest';
export {
  canBeFaster,
  isExtendedInTime,
  isForPermissionInside,
  waitingKinds,
  waitingServices,
  type RunningApplication,
  type WaitingKind,
  type WaitingService,
} from './waiting/application';
export { waitingAnswer, type WaitingAnswer, type WhomToAsk } from './waiting/waitingAnswer';
export type { WaitingClock } from './waiting/clock';
export {
  expectedTime,
  type DecisionTime,
  type DecisionWindow,
  type KnownTime,
  type ReportedTime,
} from './waiting/decisionWindow';
export type { TravelRisk } from './waiting/meanwhile';
export {
  permissionByLaw,
  permissionEndOn,
  permissionsByLaw,
  type HeldPermission,
  type PermissionByLaw,
} from './waiting/permissionByLaw';
export { ceremonyBy } from './waiting/ceremony';
export { decisionByStandard, passportAfter } from './waiting/decisionByStandard';
export { characterAdvice } from './forms/topics/character';
export { differencesBetween, type FormDifference } from './forms/consistency';
export { sheetForms, formParts } from './forms/question';
export type {
  AnswerFormat,
  FormAnswer,
  FormLine,
  FormPart,
  FormTable,
  FormWarning,
  SheetForm,
} from './forms/question';
export type { FormApplicant } from './forms/person';
export type { FormRecord, FormWords } from './forms/record';
export type { FormResidence, FormTravel, FormTrip } from './forms/residence';
export { formSheetOf, type FormSheet, type SheetBlock, type SheetQuestion } from './forms/sheetOf';
export type { SigningCheck, SigningState } from './forms/beforeSigning';
export { pasteOrder, tripRows, type PasteStep } from './forms/tripExport';
