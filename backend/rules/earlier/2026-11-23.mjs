// Rules as they answered. Made by npm run rules:freeze; never changed: see checksums.txt.

// backend/rules/src/calendar/dayNumbers.ts
var daysIn400Years = 146097;
var daysBefore1970 = 719468;
function dayNumberOf(year, month, day) {
  const marchYear = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * daysIn400Years + dayOfCycle - daysBefore1970;
}
function partsOfDay(number) {
  const days = number + daysBefore1970;
  const cycle = Math.floor(days / daysIn400Years);
  const dayOfCycle = days - cycle * daysIn400Years;
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36524) - Math.floor(dayOfCycle / 146096)) / 365
  );
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  };
}
function isLeapYear(year) {
  return year % 4 === 0 && year % 100 !== 0 || year % 400 === 0;
}
function daysInStepWithOtherYears(day) {
  const { year, month, day: dayOfMonth } = partsOfDay(day);
  if (month === 2 && dayOfMonth >= 28) return 1;
  return dayNumberOf(month <= 2 ? year : year + 1, 2, 28) - day;
}
function monthsLater(day, months) {
  const { year, month, day: dayOfMonth } = partsOfDay(day);
  const fromYearZero = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(fromYearZero / 12);
  const targetMonth = fromYearZero - targetYear * 12 + 1;
  const first = dayNumberOf(targetYear, targetMonth, 1);
  const next = targetMonth === 12 ? dayNumberOf(targetYear + 1, 1, 1) : dayNumberOf(targetYear, targetMonth + 1, 1);
  return Math.min(first + dayOfMonth - 1, next - 1);
}
function yearsLater(day, years) {
  const parts = partsOfDay(day);
  const year = parts.year + years;
  const clamped = parts.month === 2 && parts.day === 29 && !isLeapYear(year) ? 28 : parts.day;
  return dayNumberOf(year, parts.month, clamped);
}

// backend/rules/src/calendar/civilDate.ts
var hyphen = "-".charCodeAt(0);
var zero = "0".charCodeAt(0);
function isCivilDate(text) {
  return readCivilDate(text) !== null;
}
function toDayNumber(date) {
  const day = readCivilDate(date);
  if (day === null) throw new RangeError(`Not a calendar date: ${date}`);
  return day;
}
function fromDayNumber(day) {
  const parts = partsOfDay(day);
  return writeCivilDate(parts.year, parts.month, parts.day);
}
function addYears(date, years) {
  return addMonths(date, years * 12);
}
function addMonths(date, months) {
  const { year, month, day } = partsOf(date);
  const monthIndex = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(monthIndex / 12);
  const targetMonth = monthIndex - targetYear * 12 + 1;
  return writeCivilDate(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}
function addDays(date, days) {
  return fromDayNumber(toDayNumber(date) + days);
}
function partsOf(date) {
  toDayNumber(date);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}
function readCivilDate(text) {
  if (text.length !== 10 || text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return null;
  const year = readDigits(text, 0, 4);
  const month = readDigits(text, 5, 7);
  const day = readDigits(text, 8, 10);
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return null;
  return dayNumberOf(year, month, day);
}
function readDigits(text, from, to) {
  let number = 0;
  for (let position = from; position < to; position += 1) {
    const digit = text.charCodeAt(position) - zero;
    if (digit < 0 || digit > 9) return NaN;
    number = number * 10 + digit;
  }
  return number;
}
function daysInMonth(year, month) {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
function writeCivilDate(year, month, day) {
  if (!(year >= 1 && year <= 9999))
    throw new RangeError(`Not a year that can be written with four digits: ${year}`);
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

// backend/rules/src/calendar/age.ts
function ageOn(dateOfBirth, on) {
  let age = partsOf(on).year - partsOf(dateOfBirth).year;
  while (birthday(dateOfBirth, age) > on) age -= 1;
  return age;
}
function birthday(dateOfBirth, age) {
  const { month, day } = partsOf(dateOfBirth);
  const sameDay = addYears(dateOfBirth, age);
  const bornOnLeapDay = month === 2 && day === 29;
  return bornOnLeapDay && partsOf(sameDay).day === 28 ? `${sameDay.slice(0, 4)}-03-01` : sameDay;
}

// backend/rules/src/parameters/confidence.ts
var isConfirmed = (confidence) => confidence === "official" || confidence === "quoted";

// backend/rules/src/parameters/parameter.ts
function always(title, unit2, value, source4, confidence = "official") {
  return { title, unit: unit2, rows: [{ value, from: null, source: source4, confidence }] };
}
function rowOn({ title, rows: rows3, notKnownFrom }, day) {
  const isKnown = notKnownFrom === void 0 || day < notKnownFrom;
  const row5 = isKnown ? rows3.findLast(({ from }) => from === null || from <= day) : void 0;
  if (row5 === void 0) throw new RangeError(`No value is known for ${day}: ${title}`);
  return row5;
}
var valueOn = (parameter, day) => rowOn(parameter, day).value;
var inWordsOn = (parameter, day) => parameter.unit.inWords(valueOn(parameter, day));

// backend/rules/src/parameters/sources.ts
var govUk = "https://www.gov.uk";
var rulesIndex = `${govUk}/guidance/immigration-rules`;
var publications = `${govUk}/government/publications`;
var legislation = "https://www.legislation.gov.uk";
var guideAnAddress = "https://assets.publishing.service.gov.uk/media/69ea07d1606c20d4121632fd/Guide_AN_-_April_2026.pdf";
var statements = `${govUk}/government/collections/immigration-rules-statement-of-changes`;
var rulesRead = "2025-12-06";
var source = (title, url, retrievedOn) => ({ title, url, retrievedOn });
var addressOfPart = (name) => `${rulesIndex}/immigration-rules-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/-$/g, "")}`;
var appendix = (name) => source(`Immigration Rules, ${name}`, addressOfPart(name), rulesRead);
var inTheIndex = (name) => source(`Immigration Rules, ${name}`, rulesIndex, rulesRead);
var continuousResidence = `${rulesIndex}/immigration-rules-appendix-continuous-residence`;
var guidance = `${publications}/continuous-residence-caseworker-guidance`;
var sources = {
  continuousResidenceRules: source(
    "Immigration Rules, Appendix Continuous Residence",
    continuousResidence,
    rulesRead
  ),
  /** These paragraphs alone were read again. */
  continuousResidenceCounting: source(
    "Immigration Rules, Appendix Continuous Residence, CR 1.1, CR 3.1 and CR 3.2",
    continuousResidence,
    "2026-09-04"
  ),
  /** The document’s own day. */
  continuousResidenceGuidance: {
    ...source("Continuous residence, caseworker guidance v8.0 of 29 July 2025", guidance, "2025-07-29"),
    laterVersion: "2026-06-08"
  },
  /** The day on which its page says that it was last changed. */
  continuousPeriodGuidance: source(
    "Indefinite leave to remain: calculating continuous period in UK, v22.0",
    guidance,
    "2022-12-23"
  ),
  /** The document’s own day. */
  naturalisationGuidance: source(
    "Naturalisation as a British citizen by discretion, caseworker guidance v16.0; see also Guide AN",
    guideAnAddress,
    "2025-11-11"
  ),
  /** Known from lists that others made of it, with the guide of that month. The page of the guide leads to it. */
  refereeProfessions: source(
    "List of acceptable professional persons for referees, GOV.UK",
    `${publications}/form-an-guidance`,
    "2026-04-01"
  ),
  /** Known from quotations, which were fetched on this day. */
  guideAn: source("Guide AN, April 2026", guideAnAddress, "2026-07-23"),
  /** Known from what others show of it; the last day of the month of which they show it. */
  onlineFormAn: source(
    "Form AN on GOV.UK, as others showed it in March 2020",
    `${govUk}/apply-citizenship-indefinite-leave-to-remain`,
    "2020-03-31"
  ),
  /** The day of the guidance v16.0, which works with these sections. */
  nationalityAct: source(
    "British Nationality Act 1981, section 6, section 50 and Schedule 1",
    `${legislation}/ukpga/1981/61`,
    "2025-11-11"
  ),
  /** The day from which the guidance holds; known from quotations. */
  goodCharacterGuidance: source(
    "Good character, caseworker guidance",
    `${publications}/good-character-nationality-policy-guidance`,
    "2025-02-10"
  ),
  /** The day of the guidance on registration that works with these sections. */
  childRegistration: source(
    "British Nationality Act 1981, sections 1, 3 and 41A",
    `${legislation}/ukpga/1981/61`,
    "2025-04-28"
  ),
  /** Sections of the same Act: the day of the guidance v16.0 as well. */
  nationalityActIslands: source(
    "British Nationality Act 1981, section 50",
    `${legislation}/ukpga/1981/61/section/50`,
    "2025-11-11"
  ),
  nationalityActSchedule1: source(
    "British Nationality Act 1981, Schedule 1",
    `${legislation}/ukpga/1981/61/schedule/1`,
    "2025-11-11"
  ),
  nationalityActRegistration: source(
    "British Nationality Act 1981, section 4(2)",
    `${legislation}/ukpga/1981/61/section/4`,
    "2025-11-11"
  ),
  /** Nobody says when it was read: the day of the Rules that name what follows from it. */
  leaveToEnterAndRemain: source(
    "Immigration (Leave to Enter and Remain) Order 2000, article 13",
    `${legislation}/uksi/2000/1161/article/13`,
    rulesRead
  ),
  returningResident: appendix("Appendix Returning Resident"),
  skilledWorker: appendix("Appendix Skilled Worker"),
  globalTalent: appendix("Appendix Global Talent"),
  scaleUp: appendix("Appendix Scale-up"),
  innovatorFounder: appendix("Appendix Innovator Founder"),
  ministerOfReligion: appendix("Appendix T2 Minister of Religion"),
  sportsperson: appendix("Appendix International Sportsperson"),
  overseasBusiness: appendix("Appendix Representative of an Overseas Business"),
  ancestry: appendix("Appendix UK Ancestry"),
  domesticWorker: inTheIndex("Appendix Domestic Workers in a Private Household"),
  hongKong: appendix("Appendix Hong Kong British National (Overseas)"),
  settlementFamilyLife: appendix("Appendix Settlement Family Life"),
  privateLife: appendix("Appendix Private Life"),
  settlementProtection: appendix("Appendix Settlement Protection"),
  longResidence: appendix("Appendix Long Residence"),
  familyMembers: appendix("Appendix FM: family members"),
  /** The day on which its page says that it was last changed; read in a copy that others keep of the page. */
  childrenGuidance: source(
    "Appendix Children, caseworker guidance v3.0 of 4 April 2024",
    `${publications}/appendix-children-caseworker-guidance/appendix-children-accessible`,
    "2024-04-04"
  ),
  /** Known from others: its text was not read. */
  familyEvidence: appendix("Appendix FM-SE: family members, specified evidence"),
  knowledgeOfLife: appendix("Appendix KOL UK"),
  euSettlement: appendix("Appendix EU"),
  armedForces: appendix("Appendix HM Armed Forces"),
  bereavedPartner: appendix("Appendix Bereaved Partner"),
  domesticAbuse: appendix("Appendix Victim of Domestic Abuse"),
  pointsBasedSystem: appendix("part 6A: the points-based system"),
  englishLanguage: appendix("Appendix English Language"),
  suitability: inTheIndex("Part Suitability"),
  immigrationRulesIndex: source("Immigration Rules", rulesIndex, rulesRead),
  // Statements of changes: of each its own day, or, of HC 997 and HC 1333, the day from which its first rules held.
  statementHc836: source(
    "Statement of changes to the Immigration Rules: HC 836, 24 June 2025",
    statements,
    "2025-06-24"
  ),
  statementHc997: source("Statement of changes to the Immigration Rules: HC 997", statements, "2025-07-22"),
  statementHc1691: source(
    "Statement of changes to the Immigration Rules: HC 1691, 5 March 2026",
    statements,
    "2026-03-05"
  ),
  statementHc259: source(
    "Statement of changes to the Immigration Rules: HC 259, 9 July 2026, after HC 1333",
    statements,
    "2026-07-09"
  ),
  statementHc584: source(
    "Statement of changes to the Immigration Rules: HC 584, 3 September 2026",
    statements,
    "2026-09-03"
  ),
  /** Known from lists that others made of it; the last of them looked on this day. */
  feeTable: source(
    "Home Office immigration and nationality fees, 8 April 2026",
    `${publications}/visa-regulations-revised-table`,
    "2026-08-26"
  ),
  /** The day from which the regulations hold. */
  feeRegulations2025: source(
    "Immigration and nationality fees, SI 2025/363",
    `${legislation}/uksi/2025/363`,
    "2025-04-09"
  ),
  /** Known from quotations, nobody says of which day: that from which its rates hold. */
  healthCharge: source(
    "Immigration (Health Charge) Order 2015, as amended",
    `${legislation}/uksi/2015/792`,
    "2024-02-06"
  ),
  /** The day on which its guidance says that it was last changed. */
  surchargeRefund: source(
    "Get an immigration health surcharge refund if you work in health and care, GOV.UK",
    `${govUk}/apply-immigration-health-surcharge-refund`,
    "2021-10-01"
  ),
  /** Others told on this day what it says. */
  cancelApplication: source(
    "Cancel your visa, immigration or citizenship application, GOV.UK",
    `${govUk}/cancel-visa`,
    "2026-06-16"
  ),
  /** The day of its version 3.0. */
  childFeeWaiver: source(
    "Affordability fee waiver: citizenship registration for people under 18, guidance",
    `${publications}/citizenship-fee-waiver-for-individuals-under-18-caseworker-guidance`,
    "2023-10-05"
  ),
  /** Others told of it in this month. */
  feeWaivers: source(
    "Applications for a fee waiver and refunds, caseworker guidance",
    `${publications}/applications-for-a-fee-waiver-and-refunds`,
    "2024-03-01"
  ),
  /** The day of the last edition that is taken from them. */
  feeHistory: source(
    "Earlier editions of the Home Office fees, as law firms gave them",
    "https://davidsonmorris.com/british-citizenship-fees",
    "2024-04-10"
  ),
  /** The papers’ own days. */
  whitePaper: source(
    "Restoring Control over the Immigration System, White Paper, 12 May 2025",
    `${publications}/restoring-control-over-the-immigration-system-white-paper`,
    "2025-05-12"
  ),
  fairerPathway: source(
    "A Fairer Pathway to Settlement, CP 1448, 20 November 2025",
    `${govUk}/government/consultations/earned-settlement`,
    "2025-11-20"
  ),
  /** Known from others, nobody says of which day: that of the Rules beside which they are told. */
  govUkPartnerSettlement: source(
    "Indefinite leave to remain if you have family in the UK, GOV.UK",
    `${govUk}/indefinite-leave-to-remain-family`,
    rulesRead
  ),
  govUkProtectionSettlement: source(
    "Indefinite leave to remain for refugees, humanitarian protection, GOV.UK",
    `${govUk}/settlement-refugee-or-humanitarian-protection`,
    rulesRead
  ),
  /** The same of these: where each kind of application is made. */
  govUkSettlement: source(
    "Indefinite leave to remain, GOV.UK",
    `${govUk}/indefinite-leave-to-remain`,
    rulesRead
  ),
  govUkBusinessSettlement: source(
    "Indefinite leave to remain with a business, investor or Global Talent visa, GOV.UK",
    `${govUk}/indefinite-leave-to-remain-business-investor-global-talent`,
    rulesRead
  ),
  govUkEuSettlement: source(
    "Apply to the EU Settlement Scheme, GOV.UK",
    `${govUk}/settled-status-eu-citizens-families`,
    rulesRead
  ),
  govUkCitizenship: source(
    "Becoming a British citizen, GOV.UK",
    `${govUk}/becoming-a-british-citizen`,
    rulesRead
  ),
  /** Others read this one on that day. */
  govUkWorkSettlement: source(
    "Indefinite leave to remain with a Skilled Worker, T2 or Tier 2 visa, GOV.UK",
    `${govUk}/indefinite-leave-to-remain-tier-2-t2-skilled-worker-visa`,
    "2026-07-04"
  ),
  /** Known from others with the fees of this day. */
  govUkLongResidence: source(
    "Settle in the UK: long residence, GOV.UK",
    `${govUk}/long-residence`,
    "2026-04-08"
  ),
  govUkBno: source(
    "British National (Overseas) visa, GOV.UK",
    `${govUk}/british-national-overseas-bno-visa`,
    "2026-04-08"
  ),
  govUkAncestry: source("UK Ancestry visa, GOV.UK", `${govUk}/ancestry-visa`, "2026-04-08"),
  govUkCitizenshipSettled: source(
    "Apply for citizenship if you have indefinite leave to remain, GOV.UK",
    `${govUk}/apply-citizenship-indefinite-leave-to-remain`,
    "2026-04-08"
  ),
  govUkCitizenshipSpouse: source(
    "Apply for citizenship if your spouse is a British citizen, GOV.UK",
    `${govUk}/apply-citizenship-spouse`,
    "2026-04-08"
  ),
  /** Known from several others, who ask for five years without a gap by it. They wrote before this day. */
  govUkDbs: source(
    "DBS unusual addresses guide, GOV.UK",
    `${publications}/dbs-unusual-addresses-guide`,
    "2026-10-06"
  ),
  /** The day on which its page says that it was last changed; known from a quotation. */
  registrationOverseasTerritories: source(
    "Registration as a British citizen, form B(OTA), guidance of 28 April 2025",
    publications,
    "2025-04-28"
  ),
  /** Named by lists of others; the last of them was read on this day. */
  sponsorRegister: source(
    "Register of licensed sponsors: workers, GOV.UK",
    `${publications}/register-of-licensed-sponsors-workers`,
    "2026-07-04"
  ),
  /** A copy of this day, which others keep of the page, was read; its times are known from others, who do not say of which day. */
  waitingTimesInside: source(
    "Visa processing times: applications inside the UK, GOV.UK",
    `${govUk}/guidance/visa-processing-times-applications-inside-the-uk`,
    "2024-07-09"
  ),
  /** Known with the fees of this day. */
  fasterDecision: source(
    "Get a faster decision on your visa or settlement application, GOV.UK",
    `${govUk}/faster-decision-visa-settlement`,
    "2026-04-08"
  ),
  /** Known from others, nobody says of which day: that of the Rules beside which they are told. */
  waitingTimesOutside: source(
    "Visa processing times: applications outside the UK, GOV.UK",
    `${govUk}/guidance/visa-processing-times-applications-outside-the-uk`,
    rulesRead
  ),
  firstPassport: source(
    "Getting your first adult passport, GOV.UK",
    `${govUk}/apply-first-adult-passport`,
    rulesRead
  ),
  complaints: source(
    "Complain to UK Visas and Immigration, GOV.UK",
    `${govUk}/government/organisations/uk-visas-and-immigration/about/complaints-procedure`,
    rulesRead
  ),
  /** Others gave its figures in 2026, nobody says on which day. */
  waitingShares: source(
    "Home Office migration transparency data, 2026, as others gave it",
    `${govUk}/government/collections/migration-transparency-data`,
    "2026-01-01"
  ),
  /** What people who wait tell each other, which is nothing official: the page has the standard to compare it with. */
  waitingReports: source(
    "Reports of applicants, as ILR Tracker gave them; the standard is on GOV.UK",
    `${govUk}/guidance/visa-processing-times-applications-inside-the-uk`,
    "2026-06-12"
  ),
  /** Known from lists that others made of it, nobody says on which day: the first that the rows name. */
  bankHolidays: source("UK bank holidays, GOV.UK", `${govUk}/bank-holidays`, "2025-01-01"),
  /** The day of the fees among which its price was read. */
  lifeInTheUk: source("Life in the UK test", `${govUk}/life-in-the-uk-test`, "2026-04-08"),
  /** The days of the changes that these pages tell: they were read on those days at the earliest. */
  eVisa: source("Online immigration status (eVisa)", `${govUk}/evisa`, "2025-06-01"),
  travelAuthorisation: source("Electronic travel authorisation (ETA)", `${govUk}/eta`, "2026-02-25"),
  adviceAuthority: source(
    "Find an immigration adviser",
    `${govUk}/find-an-immigration-adviser`,
    "2025-01-16"
  )
};

// backend/rules/src/parameters/englishLevels.ts
var words = {
  none: "Not asked for",
  route: "Met when the visa was granted",
  B1: "B1",
  B2: "B2"
};
var aLevel = { key: "english", inWords: (level2) => words[level2] };
var b2From = "2027-03-26";
var row = (value, source4 = sources.englishLanguage) => ({
  value,
  from: null,
  source: source4,
  confidence: "official"
});
var since2027 = (value) => ({
  value,
  from: b2From,
  source: sources.statementHc1691,
  confidence: "secondary"
});
var level = (title, ...rows3) => ({
  title,
  unit: aLevel,
  rows: rows3
});
var ofSettlement = (...rows3) => level("Settlement: English", ...rows3);
var noEnglish = ofSettlement(row("none"));
var b1English = ofSettlement(row("B1"));
var b1ThenB2 = ofSettlement(row("B1"), since2027("B2"));
var b1ThenUncertain = ofSettlement(row("B1"), since2027("B1"));
var routeThenB2 = ofSettlement(row("route"), since2027("B2"));
var routeEnglish = ofSettlement(row("route"));
var firstSkilledWorkerVisa = level(
  "First visa as a Skilled Worker",
  row("B1", sources.skilledWorker),
  {
    value: "B2",
    from: "2026-01-08",
    source: sources.skilledWorker,
    confidence: "secondary"
  }
);
var citizenshipEnglish = level("Citizenship", row("B1", sources.guideAn));
var englishLevelOn = (english, applicationDate) => rowOn(english, applicationDate);

// backend/rules/src/calendar/monthNames.ts
var monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December"
];

// backend/rules/src/assessment/wording.ts
function written(day) {
  const parts = partsOfDay(day);
  return `${parts.day} ${monthNames[parts.month - 1] ?? ""} ${parts.year}`;
}
function writtenDate(date) {
  return written(toDayNumber(date));
}
var writtenDay = (day) => typeof day === "number" ? written(day) : writtenDate(day);
var adviser = "a regulated adviser (Immigration Advice Authority, formerly OISC) or a solicitor";
function dayCount(days) {
  return days === 1 ? "1 day" : `${days} days`;
}
var words2 = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve"
];
var inLetters = (number) => words2[number] ?? String(number);

// backend/rules/src/parameters/units.ts
var unit = (key, inWords) => ({
  key,
  inWords
});
function pounds(amount) {
  const [whole = "", pence = "00"] = amount.toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `£${grouped}${pence === "00" ? "" : `.${pence}`}`;
}
var fee = (after) => (amount) => (amount === 0 ? "Free" : pounds(amount)) + after;
var inDays = unit("days", dayCount);
var inMonths = unit("months", (months) => `${months} months`);
var inYears = unit("years", (years) => `${years} years`);
var anAge = unit("age", (age) => `${age} years`);
var aLength = unit(
  "length",
  ({ number, of }) => number === 1 ? `1 ${of.slice(0, -1)}` : `${number} ${of}`
);
var aLengthRange = unit("lengths", ({ from, to, of }) => `${from} to ${to} ${of}`);
var inPercent = unit(
  "percent",
  ({ from, to }) => from === to ? `${from}%` : `${from} to ${to}%`
);
var aListOfDays = unit(
  "days_listed",
  (days) => days.map(writtenDate).join(", ")
);
var inMinutes = unit("minutes", (minutes) => `${minutes} minutes`);
var inQuestions = unit("questions", (questions) => `${questions} questions`);
var inJobs = unit("jobs", (jobs) => `${jobs} jobs`);
var inAges = unit("ages", ({ from, to }) => `${from} to ${to} years`);
var aDay = unit("day", writtenDate);
var aRule = unit("rule", (rule) => rule);
var aTime = unit(
  "time",
  ({ from, to }) => from === to ? writtenDate(from) : `${writtenDate(from)} to ${writtenDate(to)}`
);
var perPerson = unit("person", fee(""));
var perAttempt = unit("attempt", fee(" an attempt"));
var perYear = unit("year", fee(" a year"));
var addition = unit("addition", fee(" more"));

// backend/rules/src/parameters/personalRules.ts
var agesAsked = always(
  "English and the Life in the UK test are asked of people of",
  inAges,
  { from: 18, to: 64 },
  sources.englishLanguage
);
var newDependantBefore = always(
  "A child’s first application as a dependant: before the age of",
  anAge,
  18,
  sources.childrenGuidance,
  "quoted"
);
var debtToTheNhs = always(
  "A debt to the NHS that can lead to a refusal",
  perPerson,
  500,
  sources.suitability
);
var sentenceForRefusal = always(
  "A prison sentence that means refusal, from",
  inMonths,
  12,
  sources.suitability
);
var sentenceThatPauses = always(
  "Family life and private life: a prison sentence that only pauses residence, up to",
  inMonths,
  12,
  sources.continuousResidenceRules
);
var daysForReview = always(
  "Time for an administrative review, from inside the UK",
  inDays,
  14,
  sources.suitability,
  "unknown"
);

// backend/rules/src/absences/trip.ts
function absentSpan(trip, counting) {
  const departure = toDayNumber(trip.departureDate);
  const arrival = toDayNumber(trip.returnDate);
  return counting === "inclusive" ? { first: departure, last: arrival } : { first: departure + 1, last: arrival - 1 };
}
function lengthOf({ first, last }) {
  return Math.max(0, last - first + 1);
}
function spanOf({ from, to }) {
  return { first: toDayNumber(from), last: toDayNumber(to) };
}

// backend/rules/src/absences/recordedAbsences.ts
function tripDays({ departureDate, returnDate }) {
  return {
    departure: toDayNumber(departureDate),
    arrival: returnDate === null ? null : toDayNumber(returnDate)
  };
}
function absenceOf(trip, counting, asOf) {
  const { departure } = trip;
  const first = counting === "inclusive" ? departure : departure + 1;
  if (trip.arrival === null) {
    const arrival2 = Math.max(departure, asOf);
    return { departure, arrival: arrival2, first, last: arrival2 - 1 };
  }
  const { arrival } = trip;
  return { departure, arrival, first, last: counting === "inclusive" ? arrival : arrival - 1 };
}
function daysOfAbsence(absence) {
  return lengthOf(absence);
}
function distinctAbsences(absences2) {
  const inOrder2 = [...absences2].sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  const distinct = [];
  for (const absence of inOrder2) {
    const previous = distinct.at(-1);
    if (previous !== void 0 && absence.departure < previous.arrival) {
      distinct[distinct.length - 1] = {
        departure: previous.departure,
        arrival: Math.max(previous.arrival, absence.arrival),
        first: Math.min(previous.first, absence.first),
        last: Math.max(previous.last, absence.last)
      };
    } else {
      distinct.push(absence);
    }
  }
  return distinct;
}

// backend/rules/src/assessment/request.ts
var englishHeld = ["none", "A1", "A2", "B1", "B2", "C1", "C2", "exempt"];
function datedTrip(trip) {
  return {
    ...tripDays(trip),
    permittedReason: trip.permittedReason ?? null,
    crownDependency: trip.crownDependency ?? null
  };
}

// backend/rules/src/assessment/knowledge.ts
function exemptByAge(person2, on) {
  if (person2?.dateOfBirth === void 0) return null;
  const age = ageOn(person2.dateOfBirth, on);
  const { from, to } = valueOn(agesAsked, on);
  return age < from || age > to;
}
function englishStatus(english, on, person2) {
  const { value: asked2, confidence, source: source4 } = englishLevelOn(english, on);
  const held = person2?.englishLevel ?? null;
  const exempt2 = asked2 === "none" || asked2 === "route" ? null : exemptByAge(person2, on) === true ? "age" : held === "exempt" ? "held_exempt" : null;
  return {
    ...{ asked: asked2, on, held, exempt: exempt2, source: source4 },
    met: exempt2 === null ? isMet(asked2, held) : true,
    confirmed: isConfirmed(confidence)
  };
}
function isMet(asked2, held) {
  if (asked2 === "none" || asked2 === "route") return true;
  if (held === null) return null;
  return held === "exempt" || englishHeld.indexOf(held) >= englishHeld.indexOf(asked2);
}
function lifeInUkStatus({ lifeInTheUk }, on, person2) {
  const byAge = exemptByAge(person2, on);
  const asked2 = lifeInTheUk === "adults" ? byAge !== true : lifeInTheUk === "grown_children" && byAge === false;
  return {
    asked: asked2,
    passed: person2?.lifeInUkPassed ?? null,
    exempt: lifeInTheUk !== "none" && byAge === true ? "age" : null,
    source: sources.lifeInTheUk
  };
}

// backend/rules/src/citizenship/discretion.ts
function discretionFor(tables, period, days, wholePeriodMet = true) {
  const { value, source: source4 } = tableOf(tables, period, wholePeriodMet);
  const found = value.find(({ upTo }) => days <= upTo);
  if (found === void 0) throw new RangeError(`Not a number of days: ${days}`);
  return { ...found, source: source4 };
}
function tableOf(tables, period, wholePeriodMet) {
  switch (period) {
    case "five_years":
      return tables.fiveYears;
    case "three_years":
      return tables.threeYears;
    case "final_year":
      return wholePeriodMet ? tables.finalYear : tables.finalYearAlone;
  }
}

// backend/rules/src/parameters/absenceLimits.ts
function limit(title, years, days, nearDays, source4) {
  const near = always(`${title}: near from`, inDays, nearDays, source4);
  return { ...always(title, inDays, days, source4), years, near };
}
var finalYearLimit = limit(
  "Citizenship: days away in the final year",
  1,
  90,
  80,
  sources.naturalisationGuidance
);
var threeYearLimit = limit(
  "Citizenship as a partner: days away in three years",
  3,
  270,
  240,
  sources.naturalisationGuidance
);
var fiveYearLimit = limit(
  "Citizenship: days away in five years",
  5,
  450,
  400,
  sources.naturalisationGuidance
);
var settlementYearLimit = limit(
  "Settlement: days away in any twelve months",
  1,
  180,
  150,
  sources.continuousResidenceCounting
);
function absenceLimitOn(limit2, day) {
  const { value: days, source: source4 } = rowOn(limit2, day);
  return { days, nearDays: rowOn(limit2.near, day).value, years: limit2.years, source: source4 };
}

// backend/rules/src/parameters/absenceRules.ts
var row2 = (value, source4, from = null, confidence = "official") => ({ value, from, source: source4, confidence });
var rollingSince = always(
  "Continuous residence: any twelve months, for permission granted from",
  aDay,
  "2018-01-11",
  sources.continuousResidenceCounting
);
var longResidenceRollingSince = always(
  "Long residence: any twelve months, for absences that begin from",
  aDay,
  "2024-04-11",
  sources.continuousResidenceCounting
);
var longResidenceSingle = {
  title: "Long residence: one absence before the change",
  unit: inDays,
  rows: [
    { ...row2(180, sources.continuousPeriodGuidance, null, "secondary"), applied: false },
    // Known, but not from which day on.
    row2(184, sources.continuousResidenceGuidance, "2021-01-01", "secondary")
  ]
};
var longResidenceTotal = {
  title: "Long residence: all days before the change",
  unit: inDays,
  rows: [
    { ...row2(540, sources.continuousPeriodGuidance, null, "secondary"), applied: false },
    row2(548, sources.continuousResidenceGuidance, "2021-01-01", "secondary")
  ]
};
var childRegistrationYear = always(
  "Registration of a child, section 1(4): days away in each of the first ten years",
  inDays,
  90,
  sources.childRegistration
);
var euMonthsInTwelve = always(
  "EU Settlement Scheme: time away in any twelve months",
  inMonths,
  6,
  sources.euSettlement
);
var euImportantReason = always(
  "EU Settlement Scheme: one absence for an important reason",
  inMonths,
  12,
  sources.euSettlement
);
var euMonthsInSixty = {
  title: "EU Settlement Scheme: time away in the last sixty months",
  unit: inMonths,
  rows: [{ value: 30, from: "2025-07-16", source: sources.statementHc836, confidence: "official" }]
};
var childBornInUk = always(
  "Private life, child born in the UK: days away in all",
  inDays,
  549,
  sources.privateLife,
  "unknown"
);
var childBornInUkSingle = always(
  "Private life, child born in the UK: one absence",
  inMonths,
  6,
  sources.privateLife,
  "unknown"
);
var daysAfterApplication = always(
  "Days after the application to count back from",
  inDays,
  28,
  sources.continuousResidenceCounting
);
var listedAbsences = always(
  "Absences are listed in the form where twelve months hold",
  inDays,
  150,
  sources.continuousResidenceGuidance
);
var daysBeforeEntry = always(
  "Days between grant and entry that leave the clock alone",
  inDays,
  180,
  sources.continuousPeriodGuidance,
  "secondary"
);
var oldPermissionLasts = always(
  "Permission granted before 2018 whose end is not known lasts",
  inMonths,
  64,
  sources.continuousResidenceGuidance
);
var daysEarlyInPractice = {
  ...always(
    "Partner and parent: days before the months are complete, in practice",
    inDays,
    28,
    sources.govUkPartnerSettlement,
    "secondary"
  ),
  nature: "practice"
};
var lastDaysOfProtection = always(
  "Protection: the last days of the permission, in which to apply",
  inDays,
  28,
  sources.govUkProtectionSettlement,
  "secondary"
);
var protectionForThirtyMonths = always(
  "Protection: permission of thirty months, for claims from",
  aDay,
  "2026-03-02",
  sources.statementHc1691,
  "secondary"
);
var protectionLasts = always(
  "Protection: each permission, for claims from then",
  inMonths,
  30,
  sources.statementHc1691,
  "secondary"
);
var longResidenceCurrentPermission = {
  title: "Long residence: time on the current permission",
  unit: {
    key: "years_on_permission",
    inWords: ({ years }) => `${years === 1 ? "One year" : `${years} years`}, for permission granted on this day or later`
  },
  rows: [
    {
      value: { years: 1, grantedFrom: "2024-04-11" },
      from: "2024-04-11",
      source: sources.longResidence,
      confidence: "official"
    }
  ]
};

// backend/rules/src/parameters/afterSettlement.ts
var yearsUntilLapse = {
  ilr: always("Indefinite leave lasts outside the UK", inYears, 2, sources.leaveToEnterAndRemain),
  eu_settled_status: always("EU settled status lasts outside the UK", inYears, 5, sources.euSettlement),
  eu_settled_status_swiss: always(
    "EU settled status of a Swiss citizen lasts outside the UK",
    inYears,
    4,
    sources.euSettlement
  ),
  irish: null,
  right_of_abode: null
};

// backend/rules/src/sentences/table.ts
function sentenceOf(table2, code, values) {
  return table2[code](values);
}
var sentences = (...said) => said.filter((sentence) => sentence !== null && sentence !== "").join(" ");

// backend/rules/src/sentences/discretion.ts
var discretionSentences = {
  meets: () => "This is within the limit.",
  must_exercise: upToSoManyOver,
  exercise: upToSoManyOver,
  conditional_1y: () => withListedReason("one more year"),
  conditional_2y: () => withListedReason(`${inLetters(2)} more years`),
  conditional_3y: () => withListedReason(`${inLetters(3)} more years`),
  strong_links: () => "The Home Office accepts this only if you have strong links to the UK: your family, your work and your home.",
  home_and_compelling_reason: () => sentences(
    "The Home Office accepts this only if your home is in the UK.",
    "You also need Crown service or a compelling reason, which means a very strong one."
  ),
  consider_if_home: () => "The Home Office looks at this only if the UK is your home.",
  exceptional_only: () => "The Home Office accepts this only in exceptional circumstances.",
  refuse: () => "The Home Office normally refuses this. Crown service is an exception."
};
function upToSoManyOver({ over }) {
  return `The Home Office normally accepts up to ${over} days over the limit.`;
}
var withListedReason = (before) => sentences(
  "The Home Office accepts this only if your home, work, family and finances are in the UK.",
  "You also need a listed reason.",
  `Examples are Crown service, the nature of your career, or ${before} in the UK before these years.`
);
var missingDaysSentences = {
  few: ({ most }) => `The Home Office normally accepts up to ${most} missing days.`,
  some: ({ least, most }) => `The Home Office can accept ${least} to ${most} missing days if you have strong links to the UK.`,
  many: ({ least }) => sentences(
    `For ${least} or more missing days you need strong links to the UK.`,
    "You also need a compelling reason, which means a very strong one."
  )
};

// backend/rules/src/parameters/discretionTables.ts
var upToInWords = (upTo) => upTo === Infinity ? "more days" : `up to ${dayCount(upTo)}`;
var aTable = {
  key: "discretion",
  inWords: (table2) => table2.map(({ upTo, message }) => `${upToInWords(upTo)}: ${message}`).join(" ")
};
var row3 = (upTo, outcome, band, message) => ({ upTo, outcome, band, message });
var table = (title, ...rows3) => always(title, aTable, rows3, sources.naturalisationGuidance);
var withinLimit = (limit2, table2) => [
  row3(limit2, "meets", "meets", discretionSentences.meets()),
  ...table2.filter(({ upTo }) => upTo > limit2)
];
var finalYearSlightlyOver = row3(
  100,
  "exercise",
  "discretion_expected",
  discretionSentences.exercise({ over: 10 })
);
var discretionTables = {
  fiveYears: table(
    "Citizenship, days away in five years",
    row3(480, "must_exercise", "discretion_expected", discretionSentences.must_exercise({ over: 30 })),
    row3(730, "conditional_2y", "discretion_conditional", discretionSentences.conditional_2y()),
    row3(900, "conditional_3y", "discretion_conditional", discretionSentences.conditional_3y()),
    row3(Infinity, "refuse", "normally_refused", discretionSentences.refuse())
  ),
  threeYears: table(
    "Citizenship as a partner, days away in three years",
    row3(300, "must_exercise", "discretion_expected", discretionSentences.must_exercise({ over: 30 })),
    row3(450, "conditional_1y", "discretion_conditional", discretionSentences.conditional_1y()),
    row3(540, "conditional_2y", "discretion_conditional", discretionSentences.conditional_2y()),
    row3(Infinity, "refuse", "normally_refused", discretionSentences.refuse())
  ),
  finalYear: table(
    "Citizenship, final year with the whole period met",
    finalYearSlightlyOver,
    row3(180, "strong_links", "discretion_conditional", discretionSentences.strong_links()),
    row3(Infinity, "consider_if_home", "discretion_conditional", discretionSentences.consider_if_home())
  ),
  finalYearAlone: table(
    "Citizenship, final year with the whole period not met",
    finalYearSlightlyOver,
    row3(
      180,
      "home_and_compelling_reason",
      "discretion_conditional",
      discretionSentences.home_and_compelling_reason()
    ),
    row3(Infinity, "exceptional_only", "normally_refused", discretionSentences.exceptional_only())
  )
};

// backend/rules/src/parameters/feeTable.ts
var edition = (from, source4, confidence, dayKnown = true) => ({
  from,
  source: source4,
  confidence,
  dayKnown
});
var throughOthers = (from, dayKnown = true) => edition(from, sources.feeHistory, "secondary", dayKnown);
var in2015 = throughOthers("2015-04-06", false);
var in2016 = throughOthers("2016-03-18", false);
var mar2016 = throughOthers("2016-03-18");
var in2017 = throughOthers("2017-04-06", false);
var apr2018 = throughOthers("2018-04-06");
var in2018 = throughOthers("2018-04-06", false);
var in2022 = throughOthers("2022-04-06", false);
var oct2023 = throughOthers("2023-10-04");
var apr2024 = throughOthers("2024-04-10");
var apr2025 = edition("2025-04-09", sources.feeRegulations2025, "quoted");
var apr2026 = edition("2026-04-08", sources.feeTable, "quoted");
var today = edition("2023-10-04", sources.feeTable, "quoted", false);
var surcharge2015 = throughOthers("2015-04-06");
var surcharge2019 = throughOthers("2019-01-01", false);
var surcharge2020 = throughOthers("2020-10-27");
var surcharge2024 = throughOthers("2024-02-06");
var row4 = (value, of, confidence = of.confidence, range) => ({
  ...{ value, ...of, confidence },
  ...range === void 0 ? {} : { range }
});
var fee2 = (unit2) => (title, ...rows3) => ({ title, unit: unit2, rows: rows3 });
var person = fee2(perPerson);
var onTop = fee2(addition);
var yearly = fee2(perYear);
var since2026 = (title, value, confidence = "quoted") => person(title, row4(value, apr2026, confidence));
var notKnownSince2026 = (title, range, ...before) => ({
  ...person(title, ...before.map((each) => ({ ...each, confidence: "unknown" }))),
  notKnownFrom: apr2026.from,
  ...range === void 0 ? {} : { notKnownRange: range }
});
var perhapsRaised = (before) => ({
  lowest: before,
  highest: Math.ceil(before * 1065 / 1e3)
});
var rows = {
  settlement: person(
    "Indefinite leave to remain",
    row4(1500, in2015),
    row4(1875, mar2016),
    row4(2297, in2017),
    row4(2389, apr2018),
    row4(2404, in2022),
    row4(2885, oct2023),
    row4(2885, apr2024),
    row4(3029, apr2025),
    row4(3226, apr2026)
  ),
  settlement_protection: person(
    "Settlement as a refugee or with humanitarian protection",
    row4(0, today),
    row4(0, apr2026)
  ),
  eu_settlement: person("EU Settlement Scheme", row4(0, today), row4(0, apr2026)),
  // Before 2018 only the sum with the ceremony is known; the ceremony’s £80 are taken off.
  naturalisation: person(
    "Naturalisation, without the ceremony",
    row4(925, in2015, "derived"),
    row4(1156, in2016, "derived"),
    row4(1250, in2018),
    row4(1500, oct2023),
    row4(1605, apr2025),
    row4(1709, apr2026)
  ),
  ceremony: person(
    "Citizenship ceremony",
    row4(80, in2015, "derived"),
    row4(80, in2018),
    row4(130, apr2024),
    row4(130, apr2026)
  ),
  child_registration: person(
    "Registration of a child",
    row4(1012, in2022),
    row4(1214, oct2023),
    row4(1e3, apr2026)
  ),
  // Whether 1,446 still holds since April 2026 is not known.
  adult_registration: person(
    "Registration of an adult, without the ceremony",
    row4(1126, in2022),
    row4(1351, oct2023),
    row4(1446, apr2025, "unknown", { ...perhapsRaised(1446), from: apr2026.from })
  ),
  skilled_worker_outside_short: person(
    "Skilled Worker from outside the UK, up to three years",
    row4(625, in2022),
    row4(719, oct2023),
    row4(769, apr2025),
    row4(819, apr2026)
  ),
  skilled_worker_outside_long: person(
    "Skilled Worker from outside the UK, more than three years",
    row4(1235, in2022),
    row4(1420, oct2023),
    row4(1519, apr2025),
    row4(1618, apr2026)
  ),
  skilled_worker_inside_short: person(
    "Skilled Worker in the UK, up to three years",
    row4(719, in2022),
    row4(827, oct2023),
    row4(885, apr2025, "derived"),
    row4(943, apr2026)
  ),
  skilled_worker_inside_long: person(
    "Skilled Worker in the UK, more than three years",
    row4(1423, in2022),
    row4(1636, oct2023),
    row4(1751, apr2025, "derived"),
    row4(1865, apr2026)
  ),
  skilled_worker_salary_list: since2026(
    "Skilled Worker on the immigration salary list, outside the UK, up to three years",
    590
  ),
  health_and_care_short: notKnownSince2026(
    "Health and Care Worker, up to three years",
    perhapsRaised(304),
    row4(304, apr2025)
  ),
  health_and_care_long: notKnownSince2026(
    "Health and Care Worker, more than three years",
    perhapsRaised(590),
    row4(590, apr2025)
  ),
  global_talent_endorsement: since2026("Global Talent, the endorsement", 561, "secondary"),
  global_talent_visa: since2026("Global Talent, the visa", 205, "secondary"),
  ancestry: since2026("UK Ancestry", 726),
  graduate: since2026("Graduate", 937, "secondary"),
  youth_mobility: notKnownSince2026("Youth Mobility"),
  partner_outside: person(
    "Partner or family, from outside the UK",
    row4(1538, in2022),
    row4(1846, oct2023),
    row4(1938, apr2025, "derived"),
    row4(2064, apr2026)
  ),
  partner_inside: person(
    "Partner, in the UK",
    row4(1048, in2022),
    row4(1258, oct2023, "unknown"),
    row4(1321, apr2025, "unknown"),
    row4(1407, apr2026)
  ),
  adult_dependent_relative: since2026("Adult dependent relative", 3672),
  bno_short: since2026("British National (Overseas), 30 months", 206),
  bno_long: since2026("British National (Overseas), five years", 285),
  student: person(
    "Student, from outside the UK",
    row4(363, in2022),
    row4(490, oct2023),
    row4(524, apr2025),
    row4(558, apr2026)
  ),
  student_inside: person(
    "Student, in the UK",
    row4(490, in2022),
    row4(490, oct2023),
    row4(524, apr2025),
    row4(558, apr2026)
  ),
  visitor: since2026("Visitor, six months", 135),
  visitor_two_years: since2026("Visitor, two years", 506),
  visitor_five_years: since2026("Visitor, five years", 903),
  visitor_ten_years: since2026("Visitor, ten years", 1128),
  administrative_review: since2026("Administrative review", 80, "secondary"),
  // The rise of April 2026 is reported as about this much.
  first_passport: person(
    "First adult passport, online",
    row4(94.5, apr2025, "unknown"),
    row4(102, apr2026, "unknown", { lowest: 94.5, highest: 102 })
  ),
  travel_authorisation: since2026("Electronic travel authorisation", 20),
  priority: onTop("Decision in five working days", row4(573, in2022), row4(500, oct2023), row4(500, apr2026)),
  super_priority: onTop(
    "Decision on the next working day",
    row4(800, in2022),
    row4(1e3, oct2023),
    row4(1e3, apr2026)
  ),
  life_in_the_uk_test: fee2(perAttempt)(
    "Life in the UK test",
    row4(50, { ...today, source: sources.lifeInTheUk }),
    row4(50, { ...apr2026, source: sources.lifeInTheUk })
  ),
  // Each provider has its own price: the middle stands for it, which nobody charges.
  english_test: fee2(perAttempt)(
    "Approved English test, by provider",
    row4(182.5, apr2026, "secondary", { lowest: 150, highest: 215 })
  ),
  appointment: person(
    "Paid appointment at a service point",
    row4(67, apr2026, "secondary", { lowest: 67, highest: 200 })
  ),
  biometrics: person("Biometrics", row4(19.2, { ...apr2025, source: sources.feeHistory }, "unknown")),
  health_surcharge: yearly(
    "Immigration health surcharge, adult",
    row4(200, surcharge2015),
    row4(400, surcharge2019),
    row4(624, surcharge2020),
    row4(1035, surcharge2024),
    row4(1035, apr2026)
  ),
  health_surcharge_reduced: yearly(
    "Immigration health surcharge, students, youth mobility and under 18",
    row4(150, surcharge2015),
    row4(300, surcharge2019),
    row4(470, surcharge2020),
    row4(776, surcharge2024),
    row4(776, apr2026)
  )
};
var fees = rows;
var feeOn = (key, date, known2 = fees) => rowOn(known2[key], date);

// backend/rules/src/parameters/forgivenGaps.ts
var aShortGap = {
  key: "short_gap",
  inWords: ({ days, endedBefore }) => `${dayCount(days)}, if it was over before ${writtenDate(endedBefore)}`
};
var source2 = sources.continuousResidenceRules;
var forgivenGaps = {
  short: always(
    "Gap without permission that is excepted",
    aShortGap,
    { days: 28, endedBefore: "2016-11-24" },
    source2
  ),
  pandemic: always(
    "Gap in the pandemic that is excepted",
    aTime,
    { from: "2020-01-24", to: "2020-08-31" },
    source2
  ),
  extended: always(
    "Permission that ended in the pandemic was extended to the last of these days",
    aTime,
    { from: "2020-01-24", to: "2020-07-31" },
    source2
  ),
  /** The days of grace after it count where an application followed. */
  counted: always("Gap in the pandemic that counts", aTime, { from: "2020-08-01", to: "2020-08-31" }, source2),
  /** SW 21.2(i): time that an application made in these days waited counts on the route of Skilled Workers. */
  skilledWorkerWait: always(
    "Skilled Worker: an application made in these days counts while it waits",
    aTime,
    { from: "2020-01-24", to: "2021-06-30" },
    source2
  ),
  /** Days within which an application with a good reason may be excepted. */
  goodReasonDays: always("Gap that may be excepted for a good reason", inDays, 14, source2)
};

// backend/rules/src/parameters/naturalisationRules.ts
var aTable2 = {
  key: "limited_leave",
  inWords: (bands) => bands.map(({ message }) => message).join(" ")
};
var guidance2 = sources.naturalisationGuidance;
var naturalisationRules = {
  /** BNA 1981 s.6 and s.50(11). */
  fullAge: always("Citizenship: from the age of", anAge, 18, sources.nationalityAct),
  /** Section 6(1) and 4(2); section 6(2) asks for settlement on the day alone. */
  monthsSettled: always(
    "Citizenship: settlement held before the application",
    inMonths,
    12,
    sources.nationalityAct
  ),
  /** Guidance v16.0, section 6(1). The guidance says "less than 10" and "more than 90". */
  limitedLeave: always(
    "Citizenship: days of limited leave in the months of settlement",
    aTable2,
    [
      { upTo: 9, message: missingDaysSentences.few({ most: 9 }) },
      { upTo: 90, message: missingDaysSentences.some({ least: 10, most: 90 }) },
      { upTo: Infinity, message: missingDaysSentences.many({ least: 91 }) }
    ],
    guidance2
  ),
  /** So many days in all of diplomats, members of the forces and detained people may be disregarded. */
  technicalAbsenceFiveYears: always(
    "Citizenship: days of diplomats, forces and detained people in five years",
    inDays,
    730,
    guidance2
  ),
  technicalAbsenceThreeYears: always(
    "Citizenship as a partner: days of diplomats, forces and detained people in three years",
    inDays,
    450,
    guidance2
  ),
  /** With more days over the limit the intention to live in the UK is looked into. */
  excessTakenAsMeant: always(
    "Citizenship: days over the limit with which intention is accepted",
    inDays,
    30,
    guidance2
  ),
  /** A longer absence, planned or recent, counts against the intention. */
  absenceAgainstIntention: always(
    "Citizenship: a longer absence counts against intention",
    inMonths,
    6,
    guidance2
  ),
  /** For so long an application can be held, so that a later date is its own. */
  laterDateWithin: always("Citizenship: a later date of application within", inMonths, 2, guidance2)
};

// backend/rules/src/parameters/registrationRules.ts
var registrationRules = {
  /** BNA 1981 s.1(4): a child may register from this age, and lived here up to it. */
  yearsLivedHere: always(
    "Registration of a child, section 1(4): years lived here since birth",
    inYears,
    10,
    sources.childRegistration
  ),
  /** BNA 1981 s.1(3) and s.3: applications are made before this age. */
  beforeAge: always(
    "Registration of a child, sections 1(3) and 3: before the age of",
    anAge,
    18,
    sources.childRegistration
  ),
  /** BNA 1981 s.41A. */
  goodCharacterFrom: always(
    "Registration of a child: good character is asked for from the age of",
    anAge,
    10,
    sources.childRegistration
  )
};

// backend/rules/src/parameters/law.ts
var law = {
  settlementYear: settlementYearLimit,
  finalYear: finalYearLimit,
  threeYears: threeYearLimit,
  fiveYears: fiveYearLimit,
  rollingSince,
  longResidenceRollingSince,
  longResidenceSingle,
  longResidenceTotal,
  childRegistrationYear,
  euMonthsInTwelve,
  euImportantReason,
  euMonthsInSixty,
  childBornInUk,
  childBornInUkSingle,
  daysAfterApplication,
  listedAbsences,
  daysBeforeEntry,
  oldPermissionLasts,
  daysEarlyInPractice,
  lastDaysOfProtection,
  protectionForThirtyMonths,
  protectionLasts,
  longResidenceCurrentPermission,
  forgivenGaps,
  discretion: discretionTables,
  naturalisation: naturalisationRules,
  registration: registrationRules,
  agesAsked,
  debtToTheNhs,
  sentenceForRefusal,
  sentenceThatPauses,
  yearsUntilLapse,
  citizenshipEnglish,
  fees
};
function lawOn(day, rows3 = law) {
  const days = (parameter) => {
    const { value, source: source4 } = rowOnOrFirst(parameter, day);
    return { days: value, source: source4 };
  };
  const months = (parameter) => {
    const { value, source: source4 } = rowOnOrFirst(parameter, day);
    return { months: value, source: source4 };
  };
  const judged2 = (table2, limit2) => ({
    ...rowOn(table2, day),
    value: withinLimit(valueOn(limit2, day), valueOn(table2, day))
  });
  const { forgivenGaps: gaps, discretion, longResidenceCurrentPermission: current } = rows3;
  return {
    /** CR 3.1: days away in any twelve months. */
    anyTwelveMonths: days(rows3.settlementYear),
    finalYear: absenceLimitOn(rows3.finalYear, day),
    threeYears: absenceLimitOn(rows3.threeYears, day),
    fiveYears: absenceLimitOn(rows3.fiveYears, day),
    rollingSince: valueOn(rows3.rollingSince, day),
    longResidenceRollingSince: valueOn(rows3.longResidenceRollingSince, day),
    longResidenceSingle: days(rows3.longResidenceSingle),
    longResidenceTotal: days(rows3.longResidenceTotal),
    childRegistrationYear: days(rows3.childRegistrationYear),
    euMonthsInTwelve: months(rows3.euMonthsInTwelve),
    euImportantReason: months(rows3.euImportantReason),
    /** Before its first day it is known as well: an application can be planned for a later one. */
    euMonthsInSixty: sixtyMonths(rows3.euMonthsInSixty, day),
    childBornInUk: days(rows3.childBornInUk),
    childBornInUkSingle: months(rows3.childBornInUkSingle),
    daysAfterApplication: days(rows3.daysAfterApplication),
    listedAbsences: days(rows3.listedAbsences),
    daysBeforeEntry: days(rows3.daysBeforeEntry),
    oldPermissionLasts: months(rows3.oldPermissionLasts),
    daysEarlyInPractice: days(rows3.daysEarlyInPractice),
    lastDaysOfProtection: days(rows3.lastDaysOfProtection),
    protectionForThirtyMonths: {
      claimedFrom: valueOn(rows3.protectionForThirtyMonths, day),
      lasts: inWordsOn(rows3.protectionLasts, day),
      source: rowOn(rows3.protectionForThirtyMonths, day).source
    },
    /** It speaks of the day of the grant, not of the application, so its first row holds before its day as well. */
    longResidenceCurrentPermission: currentPermission(current, day),
    forgivenGaps: {
      short: valueOn(gaps.short, day),
      pandemic: valueOn(gaps.pandemic, day),
      extended: valueOn(gaps.extended, day),
      counted: valueOn(gaps.counted, day),
      skilledWorkerWait: valueOn(gaps.skilledWorkerWait, day),
      goodReasonDays: valueOn(gaps.goodReasonDays, day),
      source: rowOn(gaps.short, day).source,
      guidance: sources.continuousResidenceGuidance
    },
    discretion: {
      fiveYears: judged2(discretion.fiveYears, rows3.fiveYears),
      threeYears: judged2(discretion.threeYears, rows3.threeYears),
      finalYear: judged2(discretion.finalYear, rows3.finalYear),
      finalYearAlone: judged2(discretion.finalYearAlone, rows3.finalYear)
    },
    naturalisation: naturalisationOn(rows3.naturalisation, day),
    registration: {
      yearsLivedHere: valueOn(rows3.registration.yearsLivedHere, day),
      beforeAge: valueOn(rows3.registration.beforeAge, day),
      goodCharacterFrom: valueOn(rows3.registration.goodCharacterFrom, day)
    },
    agesAsked: valueOn(rows3.agesAsked, day),
    debtToTheNhs: inWordsOn(rows3.debtToTheNhs, day),
    sentenceForRefusal: valueOn(rows3.sentenceForRefusal, day),
    sentenceThatPauses: valueOn(rows3.sentenceThatPauses, day),
    lapses: rows3.yearsUntilLapse,
    citizenshipEnglish: rows3.citizenshipEnglish,
    fees: rows3.fees
  };
}
var naturalisationOn = (rules, day) => ({
  fullAge: valueOn(rules.fullAge, day),
  monthsSettled: valueOn(rules.monthsSettled, day),
  limitedLeave: valueOn(rules.limitedLeave, day),
  technicalAbsence: {
    3: valueOn(rules.technicalAbsenceThreeYears, day),
    5: valueOn(rules.technicalAbsenceFiveYears, day)
  },
  excessTakenAsMeant: valueOn(rules.excessTakenAsMeant, day),
  absenceAgainstIntention: valueOn(rules.absenceAgainstIntention, day),
  laterDateWithin: valueOn(rules.laterDateWithin, day)
});
var appliedRows = ({ rows: rows3 }) => rows3.filter(({ applied }) => applied !== false);
function rowOnOrFirst(parameter, day) {
  const rows3 = appliedRows(parameter);
  const since = rows3[0]?.from ?? day;
  return rowOn({ ...parameter, rows: rows3 }, day < since ? since : day);
}
function sixtyMonths(parameter, day) {
  const { value: months, source: source4 } = rowOnOrFirst(parameter, day);
  const from = parameter.rows[0]?.from ?? day;
  return { months, source: source4, from };
}
function currentPermission(parameter, day) {
  const { value, source: source4 } = rowOnOrFirst(parameter, day);
  return { years: value.years, from: value.grantedFrom, source: source4 };
}
function changesAfter(day, rows3 = law, ...others) {
  const { fees: _, citizenshipEnglish: __, yearsUntilLapse: lapse, ...decisive2 } = rows3;
  const { forgivenGaps: gaps, discretion, naturalisation, registration, ...limits } = decisive2;
  const parameters = [
    ...Object.values(limits),
    ...Object.values(gaps),
    ...Object.values(discretion),
    ...Object.values(naturalisation),
    ...Object.values(registration),
    ...Object.values(lapse)
  ].filter((parameter) => parameter !== null);
  const days = [...parameters, ...others].flatMap(
    (parameter) => (
      // The first row is no change: since when something is so at all, its rule knows.
      appliedRows(parameter).slice(1).flatMap(({ from }) => from !== null && from > day ? [from] : [])
    )
  );
  return [...new Set(days)].sort();
}

// backend/rules/src/parameters/ruleSet.ts
var composedOn = "2026-11-23";
var ruleSet = { version: composedOn, checkedOn: rulesRead };

// backend/rules/src/absences/absentDays.ts
function absentDays(trips, counting) {
  return unionOf(trips.map((trip) => absentSpan(trip, counting)));
}
function unionOf(spans) {
  const inOrder2 = spans.filter((span) => lengthOf(span) > 0).sort((a, b) => a.first - b.first);
  const merged = [];
  for (const span of inOrder2) {
    const previous = merged.at(-1);
    if (previous !== void 0 && span.first <= previous.last + 1) {
      merged[merged.length - 1] = { first: previous.first, last: Math.max(previous.last, span.last) };
    } else {
      merged.push(span);
    }
  }
  return merged;
}
function countDays(days) {
  return days.reduce((total, span) => total + lengthOf(span), 0);
}
function countDaysBetween(days, from, to) {
  const window = { first: toDayNumber(from), last: toDayNumber(to) };
  return days.reduce((total, span) => total + lengthOf(intersection(span, window)), 0);
}
function clip(days, first, last) {
  return days.map((span) => intersection(span, { first, last })).filter((span) => lengthOf(span) > 0);
}
function inBoth(days, others) {
  const both = [];
  let position = 0;
  for (const span of days) {
    while (position > 0 && (others[position - 1]?.last ?? -Infinity) >= span.first) position -= 1;
    for (let other = others[position]; other !== void 0 && other.first <= span.last; ) {
      const shared = intersection(span, other);
      if (lengthOf(shared) > 0) both.push(shared);
      position += 1;
      other = others[position];
    }
  }
  return both;
}
function without(days, others) {
  if (days.length === 0 || others.length === 0) return days;
  const between = [];
  let first = -Infinity;
  for (const span of others) {
    between.push({ first, last: span.first - 1 });
    first = span.last + 1;
  }
  return inBoth(days, [...between, { first, last: Infinity }]);
}
function intersection(a, b) {
  return { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) };
}

// backend/rules/src/absences/dayIndex.ts
function indexDays(spans) {
  const daysBefore = [];
  let total = 0;
  for (const span of spans) {
    daysBefore.push(total);
    total += lengthOf(span);
  }
  return { spans, daysBefore, total };
}
function daysWithin(index, first, last) {
  return last < first ? 0 : daysThrough(index, last) - daysThrough(index, first - 1);
}
function nthDayFrom(index, day, n) {
  const rank = daysThrough(index, day - 1) + n;
  const position = lastWhere(index.daysBefore, (before) => before < rank);
  const span = index.spans[position];
  if (span === void 0 || rank > index.total) return null;
  return span.first + (rank - (index.daysBefore[position] ?? 0)) - 1;
}
function nthDayOutside(index, day, n) {
  const rank = day - 1 - daysThrough(index, day - 1) + n;
  const position = lastWhere(index.spans, ({ first }, at) => first - (index.daysBefore[at] ?? 0) <= rank);
  const span = index.spans[position];
  return span === void 0 ? rank : rank + (index.daysBefore[position] ?? 0) + lengthOf(span);
}
function nextDayOf(index, day) {
  const span = firstEndingFrom(index.spans, day);
  return span === void 0 ? Infinity : Math.max(day, span.first);
}
function includesDay(index, day) {
  return spanAt(index, day) !== null;
}
function spanAt(index, day) {
  const span = lastStartingBy(index.spans, day);
  return span !== void 0 && span.last >= day ? span : null;
}
function firstEndingFrom(spans, day) {
  return spans[firstPositionEndingFrom(spans, day)];
}
function firstPositionEndingFrom(spans, day) {
  return lastWhere(spans, ({ last }) => last < day) + 1;
}
function lastStartingBy(spans, day) {
  return spans[lastWhere(spans, ({ first }) => first <= day)];
}
function daysThrough(index, day) {
  const position = lastWhere(index.spans, ({ first }) => first <= day);
  const span = index.spans[position];
  if (span === void 0) return 0;
  return (index.daysBefore[position] ?? 0) + lengthOf({ first: span.first, last: Math.min(span.last, day) });
}
function lastWhere(ordered, condition) {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = low + high >>> 1;
    const element = ordered[middle];
    if (element !== void 0 && condition(element, middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

// backend/rules/src/absences/twelveMonths.ts
function lastOfTwelveMonths(first) {
  return yearsLater(first, 1) - 1;
}
function firstOfTwelveMonths(last) {
  return yearsLater(last, -1) + 1;
}
function worstTwelveMonths(index) {
  return worstOf(
    index,
    startsThatMatter(index).map(({ first }) => ({ first, last: lastOfTwelveMonths(first) }))
  );
}
function worstTwelveMonthsBackward(index) {
  const leapEnds = daysOfYears(index, (year) => isLeapYear(year - 1) ? dayNumberOf(year, 2, 28) : null);
  const ends = [...index.spans.map(({ last }) => last), ...leapEnds.filter((day) => includesDay(index, day))];
  return worstOf(
    index,
    ends.map((last) => ({ first: firstOfTwelveMonths(last), last }))
  );
}
function startsOver(index, limit2) {
  const over = (start) => daysWithin(index, start, lastOfTwelveMonths(start)) > limit2;
  return startsThatMatter(index).filter(({ first }) => over(first)).map(({ first, last }) => ({ first, last: lastDayWhere(first, last, over) }));
}
function startsThatMatter(index) {
  const cuts = daysOfYears(index, (year) => isLeapYear(year + 1) ? dayNumberOf(year, 3, 1) : null);
  if (cuts.length === 0) return index.spans;
  const starts = [];
  let next = 0;
  for (const span of index.spans) {
    let first = span.first;
    for (let cut = cuts[next]; cut !== void 0 && cut <= span.last; cut = cuts[next]) {
      if (cut > first) {
        starts.push({ first, last: cut - 1 });
        first = cut;
      }
      next += 1;
    }
    starts.push({ first, last: span.last });
  }
  return starts;
}
function daysOfYears(index, dayOf) {
  const first = index.spans[0]?.first;
  const last = index.spans.at(-1)?.last;
  if (first === void 0 || last === void 0) return [];
  const days = [];
  const lastYear = partsOfDay(last).year;
  for (let year = partsOfDay(first).year; year <= lastYear; year += 1) {
    const day = dayOf(year);
    if (day !== null) days.push(day);
  }
  return days;
}
function worstOf(index, windows) {
  let worst = null;
  for (const { first, last } of windows) {
    const days = daysWithin(index, first, last);
    if (worst === null || days > worst.days) worst = { first, last, days };
  }
  return worst;
}
function lastDayWhere(first, last, condition) {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (condition(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

// backend/rules/src/assessment/reasonsIn.ts
function reason(standing2, { code, message }, source4, { days, limit: limit2, first, last } = {}) {
  return {
    code,
    message,
    ...days === void 0 ? {} : { days },
    ...limit2 === void 0 ? {} : { limit: limit2 },
    ...first === void 0 ? {} : { from: fromDayNumber(first) },
    ...last === void 0 ? {} : { to: fromDayNumber(last) },
    source: source4,
    standing: standing2
  };
}
function reasonsIn(table2) {
  const standing2 = (status) => (code, values, source4, numbers) => reason(status, { code, message: sentenceOf(table2, code, values) }, source4, numbers);
  return {
    /** What stands against an application. */
    against: standing2("against"),
    /** What speaks for an application. */
    met: standing2("met"),
    /** What a person should know, or only they can find out. */
    toKnow: standing2("to_know")
  };
}
var missingIn = (table2) => (code, values, where = {}) => ({ code, message: sentenceOf(table2, code, values), ...where });

// backend/rules/src/sentences/words.ts
var fromTo = ({ first, last }) => first === last ? `on ${writtenDay(first)}` : `from ${writtenDay(first)} to ${writtenDay(last)}`;
var unlessConfirmed = (confirmed) => confirmed ? "" : " (not confirmed)";
var whoIsExempt = ({ from, to }) => `This does not apply to people under ${from} or over ${to}. It also does not apply if a long-term condition prevents you.`;

// backend/rules/src/sentences/settlementAbsences.ts
var settlementAbsences = {
  no_absence_limit: () => "This route has no limit of days away. Citizenship has one.",
  twelve_months_within_limit: ({ days, limit: limit2 }) => `Your worst 12 months have ${dayCount(days)} away. The limit is ${dayCount(limit2)}.`,
  absences_to_list: ({ from }) => `You have 12 months with ${dayCount(from)} away or more. So the form asks you for a list of your absences.`,
  before_entry: ({
    days,
    olderGuidance
  }) => sentences(
    `You came to the UK ${dayCount(days)} after your visa was granted.`,
    "These days are part of your years. They also count as days away.",
    "The day of the grant is one of them. The day you arrived is not.",
    olderGuidance === null ? null : `Guidance of 2020 started your years on the day you arrived if there were more than ${olderGuidance} such days. Guidance of today does not say this.`
  ),
  important_reason: ({ days, months }) => `We left out ${dayCount(days)} away for an important reason. You may have one such absence of up to ${inLetters(months)} months. You need proof of the reason.`,
  permitted_absence: ({ days }) => `We left out ${dayCount(days)} away because the rules permit the reason. You must prove the reason when you apply.`,
  ignored_absence: ({
    days,
    kind,
    date
  }) => sentences(`We left out ${dayCount(days)} away.`, ignoredBecause(kind, writtenDay(date))),
  fixed_years: ({ days, since }) => `You were away ${dayCount(days)} on a visa granted before ${writtenDay(since)}. The rules count these days in fixed years. Your later absences are counted apart from them.`,
  permission_end_unknown: ({ months }) => `You did not say when your old visa ended. Visas of that time did not last much longer than ${months} months. So we count your later absences in any 12 months. Add your visas with their dates, and we count each one as the rules say.`,
  counted_backward_over_limit: ({
    days,
    limit: limit2,
    last
  }) => `There is one more way to count, because of a 29 February. Counted back from ${writtenDay(last)}, 12 months have ${dayCount(days)} away. The limit is ${dayCount(limit2)}. By this way you are over it.`,
  twelve_months_over_limit: ({ days, limit: limit2, retryFrom, ...span }) => sentences(
    `You have ${dayCount(days)} away in the 12 months ${fromTo(span)}.`,
    `The limit is ${dayCount(limit2)}.`,
    startsLater(retryFrom)
  ),
  fixed_year_over_limit: ({
    days,
    limit: limit2,
    retryFrom,
    rollingSince: rollingSince2,
    ...span
  }) => sentences(
    `You have ${dayCount(days)} away in the year ${fromTo(span)}.`,
    `The limit is ${dayCount(limit2)}.`,
    `The rules count in fixed years because your visa was granted before ${writtenDay(rollingSince2)}.`,
    startsLater(retryFrom)
  ),
  single_absence_over_limit: ({
    days,
    limit: limit2,
    retryFrom,
    longResidenceBefore,
    months,
    ...span
  }) => sentences(
    `You have ${dayCount(days)} away at one time, ${fromTo(span)}.`,
    longResidenceBefore === null ? `A child born in the UK may be away for at most ${inLetters(months)} months at one time. Here that is ${dayCount(limit2)} (not confirmed).` : `For long residence, an absence that began before ${writtenDay(longResidenceBefore)} may last at most ${dayCount(limit2)}.`,
    startsLater(retryFrom)
  ),
  total_over_limit: ({ days, limit: limit2, retryFrom, ...span }) => sentences(
    `You have ${dayCount(days)} away in all ${fromTo(span)}.`,
    `The limit is ${dayCount(limit2)}.`,
    startsLater(retryFrom)
  ),
  other_count_differs: ({
    count,
    worst,
    firstDay
  }) => sentences(
    worst === null ? `${byOtherCount(count)}, the answer is different.` : `${byOtherCount(count)}, there are ${dayCount(worst.days)} away in the worst 12 months. That is ${worst.exceeded ? "over" : "within"} the limit of ${worst.limit}.`,
    firstDay === null ? null : `The first day you can apply is then ${writtenDay(firstDay)}.`
  )
};
var startsLater = (retryFrom) => `So your years cannot start before ${writtenDay(retryFrom)}.`;
function ignoredBecause(kind, date) {
  switch (kind) {
    case "days_before":
      return `This route does not count days away before ${date}.`;
    case "begun_before":
      return `This route does not count absences that began before ${date}.`;
    case "permission_granted_before":
      return `This route does not count absences on a visa granted before ${date}.`;
  }
}
var byOtherCount = (count) => count === "home_office" ? "By the Home Office’s count, which leaves out the days you travel" : "By the cautious count, which includes the days you travel";

// backend/rules/src/sentences/citizenship.ts
var citizenshipSentences = {
  present_on_first_day: ({ first, years }) => `Your ${years} years count from ${writtenDay(first)}. By your journeys, you are in the UK on that day.`,
  absent_on_first_day: ({ first, years }) => `Your ${years} years count from ${writtenDay(first)}. By your journeys, you are outside the UK on that day.`,
  total: ({
    years,
    discretion,
    ...counted
  }) => sentences(awayIn(`your ${years} years`, counted), discretion),
  final_year: ({ discretion, ...counted }) => sentences(awayIn("the final year before you apply", counted), discretion),
  settlement_not_needed: ({ kind }) => sentences(
    kind === "irish" ? "You are an Irish citizen." : "You have the right of abode.",
    "So you can live in the UK without a time limit.",
    "You need no settlement (indefinite leave to remain) and no waiting time."
  ),
  settlement_date_missing: () => "You need settlement (indefinite leave to remain) before citizenship. We do not know the day you got it.",
  settled_long_enough: settlementHeld,
  not_settled_long_enough: settlementHeld,
  first_good_date: ({ on, byJourneysAlone }) => byJourneysAlone ? `By your journeys alone, you meet the rules from ${writtenDay(on)}.` : `Your time and your days away meet the rules from ${writtenDay(on)}.`,
  twelve_months_discretion: ({
    days,
    months,
    accepted
  }) => sentences(
    `You need ${inLetters(months)} months with settlement. On the day you apply, ${dayCount(days)} of them ${days === 1 ? "is" : "are"} missing.`,
    accepted,
    `You need no exception if the ${inLetters(months)} months are complete on the day of the decision.`
  ),
  first_day_may_be_waived: ({ months }) => sentences(
    "The Home Office can accept an absence on the first day.",
    "It can do so if a removal was overturned, or if you were wrongly kept from returning.",
    "It can also do so for illness, a pandemic or service in the armed forces.",
    `You can also agree with it on a later day of application, within ${inLetters(months)} months.`,
    "Then the fee of that day applies."
  ),
  technical_absence: ({ limit: limit2 }) => sentences(
    "Were you a diplomat, in the armed forces or in detention?",
    `Then the Home Office can leave out these absences, up to ${dayCount(limit2)} in all.`,
    "It has conditions for this."
  ),
  intention_looked_into: ({ over, months }) => sentences(
    `You are more than ${dayCount(over)} over the limit.`,
    "So the Home Office looks at whether the UK will be your main home.",
    `An absence of more than ${inLetters(months)} months, planned or recent, counts against you.`
  ),
  crown_dependency_days: ({ journeys }) => sentences(
    `You made ${journeys === 1 ? "a journey" : `${journeys} journeys`} to Jersey, Guernsey or the Isle of Man.`,
    "For citizenship these islands are part of the UK. So these days are not days away.",
    "For settlement they are days away, unless you lived there with a permission like your UK one."
  ),
  under_18: ({ fullAge, on }) => sentences(
    `You can apply for naturalisation from the age of ${fullAge}.`,
    `You are ${fullAge} on ${writtenDay(on)}.`,
    "Before that day a child can become British by registration (form MN1). It has other conditions."
  ),
  english_and_test_not_asked: ({ age, on }) => `You are ${age} or over on ${writtenDay(on)}. So you do not need English or the Life in the UK test.`,
  intention_not_asked: () => sentences(
    "You apply as the husband, wife or civil partner of a British citizen.",
    "So nobody asks whether you mean to go on living in the UK."
  ),
  settlement_lapses_after: ({
    kind,
    years,
    first,
    last
  }) => sentences(
    lapseRule(kind, years),
    `Your absence counts from ${writtenDay(first)}.`,
    `Come back by ${writtenDay(last)}.`
  ),
  settlement_may_have_lapsed: ({
    kind,
    years,
    first,
    last
  }) => sentences(
    "Your settlement may have lapsed.",
    lapseRule(kind, years),
    `You were away from ${writtenDay(first)}. You were not back by ${writtenDay(last)}.`,
    "Appendix Returning Resident says how you can return and settle again.",
    `Ask ${adviser} before you apply.`
  ),
  lapse_on_islands_not_confirmed: ({
    years,
    first,
    last
  }) => sentences(
    `From ${writtenDay(first)} you were away for more than ${years} years without a break.`,
    "Part of this time was in Jersey, Guernsey or the Isle of Man.",
    "For citizenship these islands are part of the UK.",
    "So we took it that your indefinite leave continues there. That is not confirmed.",
    `If it does not continue, your settlement may have lapsed after ${writtenDay(last)}.`,
    `Ask ${adviser} before you pay.`
  ),
  other_count_differs: ({
    count,
    total,
    finalYear,
    firstDay
  }) => sentences(
    `${byOtherCount(count)}, you have ${dayCount(total.days)} away in all. That is ${withinOrOver(total)}.`,
    `In the final year before you apply you have ${dayCount(finalYear.days)} away. That is ${withinOrOver(finalYear)}.`,
    firstDay === null ? null : `Then your time and your days away meet the rules from ${writtenDay(firstDay)}.`
  ),
  registration_first_good_date: ({ on }) => `For registration, your time and your days away meet the rules from ${writtenDay(on)}.`,
  registration_residence: ({ years, on }) => `Your ${inLetters(years)} years since you came to the UK are complete if you apply on ${writtenDay(on)} or later.`,
  registration_total: ({ years, ...counted }) => sentences(awayIn(`your ${years} years`, counted), moreIsAccepted(counted)),
  registration_final_year: (counted) => sentences(awayIn("the final year before you apply", counted), moreIsAccepted(counted)),
  registration_asks_less: () => sentences(
    "For registration you need no English and no Life in the UK test.",
    "Nobody asks whether you mean to go on living in the UK.",
    "But you need good character."
  ),
  registration_fee: ({
    fee: fee3,
    naturalisation,
    laterFees: laterFees2
  }) => sentences(
    `Registration costs an adult ${fee3} (not confirmed). Check the fee before you pay.`,
    `Naturalisation costs ${naturalisation}. You pay for the ceremony as well, in both cases.`,
    laterFees2 === null ? null : `There is a later list of fees, of ${writtenDay(laterFees2)}.`
  )
};
var awayIn = (period, { days, limit: limit2 }) => `You have ${dayCount(days)} away in ${period}. The limit is ${dayCount(limit2)}.`;
var withinOrOver = ({ days, limit: limit2 }) => `${days > limit2 ? "over" : "within"} the limit of ${limit2}`;
var moreIsAccepted = ({ days, limit: limit2 }) => days <= limit2 ? null : `The Home Office can accept more in special circumstances. How it decides is not confirmed. Ask ${adviser}.`;
var lapseRule = (kind, years) => `${kind} ends after more than ${years} years outside the UK without a break.`;
function settlementHeld({ months, on }) {
  return months === 0 ? `You need settlement (indefinite leave to remain) on the day you apply. You have it from ${writtenDay(on)}.` : `You need ${inLetters(months)} months with settlement (indefinite leave to remain) before you apply. They are complete on ${writtenDay(on)}.`;
}

// backend/rules/src/citizenship/said.ts
var { against, met, toKnow } = reasonsIn(citizenshipSentences);

// backend/rules/src/citizenship/aboutThePerson.ts
function adultFrom(person2, { naturalisation }) {
  if (person2?.dateOfBirth === void 0) return -Infinity;
  return toDayNumber(birthday(person2.dateOfBirth, naturalisation.fullAge));
}
function personReasons(person2, application2, spouse, law2) {
  const reasons = [];
  const adult = adultFrom(person2, law2);
  const { fullAge } = law2.naturalisation;
  const { to: lastAge } = law2.agesAsked;
  if (application2 < adult)
    reasons.push(against("under_18", { fullAge, on: adult }, sources.nationalityAct, { first: adult }));
  else if (person2?.dateOfBirth !== void 0 && ageOn(person2.dateOfBirth, fromDayNumber(application2)) > lastAge)
    reasons.push(
      toKnow("english_and_test_not_asked", { age: lastAge + 1, on: application2 }, sources.guideAn)
    );
  if (spouse) reasons.push(toKnow("intention_not_asked", {}, sources.nationalityActSchedule1));
  return reasons;
}

// backend/rules/src/citizenship/discretionOfTime.ts
var source3 = sources.naturalisationGuidance;
function limitedLeaveReasons(application2, settled, { naturalisation: { monthsSettled, limitedLeave } }) {
  const days = settled - monthsLater(application2, -monthsSettled);
  if (days <= 0 || settled > application2) return [];
  const { message } = limitedLeave.find(({ upTo }) => days <= upTo) ?? {};
  if (message === void 0) return [];
  return [
    toKnow("twelve_months_discretion", { days, months: monthsSettled, accepted: message }, source3, {
      days,
      first: settled - days,
      last: settled - 1
    })
  ];
}
function firstDayReason({ naturalisation }) {
  return toKnow("first_day_may_be_waived", { months: naturalisation.laterDateWithin }, source3);
}
function overTotalReasons(days, { years, days: limit2 }, { naturalisation }) {
  if (days <= limit2 || years === 1) return [];
  const reasons = [];
  const { excessTakenAsMeant, absenceAgainstIntention } = naturalisation;
  const disregarded = naturalisation.technicalAbsence[years];
  if (days <= disregarded)
    reasons.push(toKnow("technical_absence", { limit: disregarded }, source3, { days, limit: disregarded }));
  if (years === 5 && days - limit2 > excessTakenAsMeant)
    reasons.push(
      toKnow("intention_looked_into", { over: excessTakenAsMeant, months: absenceAgainstIntention }, source3, {
        days,
        limit: limit2
      })
    );
  return reasons;
}

// backend/rules/src/parameters/laterFees.ts
var laterFees = {
  key: "fees_october_2026",
  title: "A later list of fees exists",
  text: "There is a Home Office list of fees of 8 October 2026. We do not know what it says. Check the fee before you pay.",
  from: "2026-10-08",
  nature: "not_confirmed",
  confidence: "unknown",
  source: sources.feeTable
};
var hasLaterFees = (paidOn) => paidOn >= laterFees.from;

// backend/rules/src/absences/movingWindow.ts
function daysUntilWithin(index, window, limit2, most) {
  let moved = 0;
  let excess = daysWithin(index, window.first, window.last) - limit2;
  if (excess <= 0) return 0;
  const leaving = new WindowEnd(index, window.first);
  const entering = new WindowEnd(index, window.last + 1);
  while (excess > 0 && moved < most) {
    const even = Math.min(most - moved, leaving.daysUnchanged(), entering.daysUnchanged());
    const change = (entering.isAway() ? 1 : 0) - (leaving.isAway() ? 1 : 0);
    if (change < 0 && excess <= even) return moved + excess;
    excess += change * even;
    moved += even;
    leaving.move(even);
    entering.move(even);
  }
  return moved;
}
var WindowEnd = class {
  #spans;
  #day;
  #position;
  constructor(index, day) {
    this.#spans = index.spans;
    this.#day = day;
    this.#position = firstPositionEndingFrom(index.spans, day);
  }
  isAway() {
    return (this.#spans[this.#position]?.first ?? Infinity) <= this.#day;
  }
  /** How many days on, this one included, are in the set or are not in it, as this one is. */
  daysUnchanged() {
    const span = this.#spans[this.#position];
    if (span === void 0) return Infinity;
    return (span.first <= this.#day ? span.last + 1 : span.first) - this.#day;
  }
  move(days) {
    this.#day += days;
    while ((this.#spans[this.#position]?.last ?? Infinity) < this.#day) this.#position += 1;
  }
};

// backend/rules/src/citizenship/citizenshipPeriod.ts
function firstDayOfPeriod(application2, years) {
  return yearsLater(application2, -years) + 1;
}
function firstGoodApplication(from, conditions2) {
  let application2 = from;
  for (; ; ) {
    const next = nextCandidate(application2, conditions2);
    if (next === null) return application2;
    application2 = next;
  }
}
function nextCandidate(application2, conditions2) {
  const { years, totalLimit, finalYearLimit: finalYearLimit2, away, whollyAway } = conditions2;
  const firstDay = firstDayOfPeriod(application2, years);
  const absence = spanAt(whollyAway, firstDay);
  if (absence !== null) return applicationWithFirstDay(absence.last + 1, years);
  return afterExcess(away, application2, years, totalLimit) ?? afterExcess(away, application2, 1, finalYearLimit2);
}
function afterExcess(away, application2, years, limit2) {
  const first = firstDayOfPeriod(application2, years);
  if (daysWithin(away, first, application2) <= limit2) return null;
  const inStep = daysInStepWithOtherYears(application2);
  return application2 + daysUntilWithin(away, { first, last: application2 }, limit2, inStep);
}
function applicationWithFirstDay(firstDay, years) {
  let application2 = yearsLater(firstDay - 1, years);
  while (firstDayOfPeriod(application2, years) < firstDay) application2 += 1;
  return application2;
}

// backend/rules/src/citizenship/residence.ts
function daysOutside(trips, counting, asOf, beforeEntry2) {
  const outside = trips.filter(({ crownDependency }) => crownDependency === null);
  const index = (by) => {
    const absences2 = outside.map((trip) => absenceOf(trip, by, asOf));
    return indexDays(unionOf(beforeEntry2 === null ? absences2 : [...absences2, beforeEntry2]));
  };
  const away = index(counting);
  return { away, whollyAway: counting === "whole_days" ? away : index("whole_days") };
}
function residenceUntil(application2, { years }, { away, whollyAway }) {
  const first = firstDayOfPeriod(application2, years);
  const finalFirst = firstDayOfPeriod(application2, 1);
  return {
    first,
    finalFirst,
    totalDays: daysWithin(away, first, application2),
    finalYearDays: daysWithin(away, finalFirst, application2),
    presentOnFirstDay: !includesDay(whollyAway, first)
  };
}
function firstGoodDay(from, period, outside, rows3) {
  const goodFrom = (day) => firstGoodApplication(day, { ...conditionsOf(lawOn(fromDayNumber(day), rows3), period), ...outside });
  let good = goodFrom(from);
  for (const change of changesAfter(fromDayNumber(from), rows3).map(toDayNumber)) {
    if (good < change) return good;
    good = goodFrom(change);
  }
  return good;
}
function conditionsOf(law2, period) {
  const { years, days: totalLimit } = law2[period];
  return { years, totalLimit, finalYearLimit: law2.finalYear.days };
}
function firstDayPresence({ first, presentOnFirstDay }, years) {
  return (presentOnFirstDay ? met : against)(
    presentOnFirstDay ? "present_on_first_day" : "absent_on_first_day",
    { first, years },
    sources.nationalityAct,
    { first, last: first }
  );
}
function islandReasons(trips) {
  const journeys = trips.filter(({ crownDependency }) => crownDependency !== null).length;
  if (journeys === 0) return [];
  return [toKnow("crown_dependency_days", { journeys }, sources.nationalityActIslands)];
}

// backend/rules/src/citizenship/settlementHeld.ts
function needsNoSettlement(kind) {
  return kind === "irish" || kind === "right_of_abode";
}
function settlementHeld2({ settledSince, settledAs = "ilr" }, monthsAsked) {
  if (needsNoSettlement(settledAs)) return { kind: settledAs, settled: null, enoughFrom: -Infinity };
  if (settledSince === void 0) return { kind: settledAs, settled: null, enoughFrom: null };
  const settled = toDayNumber(settledSince);
  return { kind: settledAs, settled, enoughFrom: monthsLater(settled, monthsAsked) };
}
function settledReason({ kind, settled, enoughFrom }, monthsAsked, application2) {
  if (needsNoSettlement(kind)) return met("settlement_not_needed", { kind }, sources.nationalityActSchedule1);
  if (settled === null || enoughFrom === null)
    return against("settlement_date_missing", {}, sources.nationalityAct);
  const enough = application2 >= enoughFrom;
  return (enough ? met : against)(
    enough ? "settled_long_enough" : "not_settled_long_enough",
    { months: monthsAsked, on: enoughFrom },
    sources.nationalityAct,
    { first: settled, last: enoughFrom }
  );
}

// backend/rules/src/citizenship/registration.ts
function assessRegistration(question) {
  const { citizenship, application: application2, asOf, outside, lapsed, standsUntil, rows: rows3 } = question;
  const law2 = lawOn(fromDayNumber(application2), rows3);
  const held = settlementHeld2(citizenship, law2.naturalisation.monthsSettled);
  const from = Math.max(Math.min(asOf, application2), held.enoughFrom ?? -Infinity);
  const firstGood = firstGoodDay(from, "fiveYears", outside, rows3);
  const stands = !lapsed && (standsUntil === null || firstGood <= standsUntil);
  return registrationAnswer({
    ...{ held, application: application2, lapsed },
    residence: residenceUntil(application2, law2.fiveYears, outside),
    law: law2,
    firstGood: stands ? firstGood : null
  });
}
function registrationAnswer({
  residence,
  held,
  application: application2,
  lapsed,
  firstGood,
  law: law2
}) {
  const { totalDays: totalDays2, finalYearDays, presentOnFirstDay } = residence;
  const settled = held.enoughFrom !== null && application2 >= held.enoughFrom;
  const withinLimits = totalDays2 <= law2.fiveYears.days && finalYearDays <= law2.finalYear.days;
  const timeIsRight = !lapsed && settled && presentOnFirstDay;
  const verdict = !timeIsRight ? "not_yet" : withinLimits ? "eligible" : "discretion";
  return {
    section: "4(2)",
    verdict,
    firstGoodDate: firstGood === null ? null : fromDayNumber(firstGood),
    reasons: [
      firstDayPresence(residence, law2.fiveYears.years),
      ...limitReasons(residence, application2, law2),
      settledReason(held, law2.naturalisation.monthsSettled, application2),
      ...verdict === "eligible" || firstGood === null ? [] : [firstGoodReason(firstGood)],
      ...whatItAsks(application2, law2)
    ]
  };
}
function firstGoodReason(firstGood) {
  return against("registration_first_good_date", { on: firstGood }, sources.nationalityActRegistration, {
    first: firstGood
  });
}
function limitReasons(residence, last, { fiveYears: fiveYears2, finalYear }) {
  const source4 = sources.nationalityActRegistration;
  const total = { days: residence.totalDays, limit: fiveYears2.days };
  const recent = { days: residence.finalYearDays, limit: finalYear.days };
  const standing2 = ({ days, limit: limit2 }) => days <= limit2 ? met : against;
  return [
    standing2(total)("registration_total", { ...total, years: fiveYears2.years }, source4, {
      ...{ ...total, first: residence.first, last }
    }),
    standing2(recent)("registration_final_year", recent, source4, {
      ...{ ...recent, first: residence.finalFirst, last }
    })
  ];
}
function whatItAsks(application2, { fees: fees2 }) {
  const on = fromDayNumber(application2);
  const asks = toKnow("registration_asks_less", {}, sources.nationalityActRegistration);
  const registration = fees2.adult_registration.rows.findLast(({ from }) => from <= on);
  if (registration === void 0 || registration.source === sources.feeHistory) return [asks];
  const naturalisation = feeOn("naturalisation", on, fees2).value;
  return [
    asks,
    toKnow(
      "registration_fee",
      {
        fee: pounds(registration.value),
        naturalisation: pounds(naturalisation),
        laterFees: hasLaterFees(on) ? laterFees.from : null
      },
      registration.source
    )
  ];
}

// backend/rules/src/citizenship/limitReasons.ts
function totalReason(years, counted, discretion) {
  const { days, limit: limit2 } = counted;
  const values = { years, days, limit: limit2, discretion: discretion.message };
  return judged(standing(discretion)("total", values, discretion.source, counted), discretion);
}
function finalYearReason(counted, discretion) {
  const { days, limit: limit2 } = counted;
  const values = { days, limit: limit2, discretion: discretion.message };
  return judged(standing(discretion)("final_year", values, discretion.source, counted), discretion);
}
var standing = ({ band }) => band === "meets" ? met : against;
var judged = (reason2, { outcome }) => ({
  ...reason2,
  code: `${reason2.code}_${outcome}`
});

// backend/rules/src/citizenship/settlementLapse.ts
var none = { lapse: null, standsUntil: null, reasons: [] };
function settlementLapseOf({
  kind,
  settled,
  trips,
  asOf,
  application: application2,
  lapses
}) {
  const lasts = lapses[kind];
  if (lasts === null || settled === null) return none;
  const years = valueOn(lasts, fromDayNumber(asOf));
  const counted = { settled, years, asOf };
  const abroad = trips.filter(({ crownDependency }) => crownDependency === null);
  const shown = decisiveAbsence(abroad, counted);
  const withIslands = kind === "ilr" && shown?.isTooLong !== true ? decisiveAbsence(trips, counted) : null;
  const onIslands = withIslands?.isTooLong === true ? [islandsReason(years, withIslands)] : [];
  if (shown === null) return { ...none, reasons: onIslands };
  const { first, last, isTooLong } = shown;
  const mayHaveLapsed = isTooLong && last < Math.max(asOf, application2);
  return {
    lapse: { years, from: fromDayNumber(first), returnBy: fromDayNumber(last), mayHaveLapsed },
    standsUntil: isTooLong ? last : null,
    reasons: [lapseReason(kind, years, { first, last }, mayHaveLapsed), ...onIslands]
  };
}
function decisiveAbsence(outside, { settled, years, asOf }) {
  const absences2 = distinctAbsences(outside.map((trip) => absenceOf(trip, "whole_days", asOf)));
  const from = ({ departure }) => Math.max(departure, settled);
  const returnBy = (absence) => yearsLater(from(absence), years);
  const tooLong = absences2.find((absence) => absence.arrival > returnBy(absence));
  const isOut = outside.some(({ departure, arrival }) => arrival === null && departure <= asOf);
  const goingOn = absences2.findLast(
    ({ departure, arrival }) => departure <= asOf && (arrival > asOf || isOut && arrival === asOf)
  );
  const shown = tooLong ?? (settled <= asOf ? goingOn : void 0);
  if (shown === void 0) return null;
  return { first: from(shown), last: returnBy(shown), isTooLong: tooLong !== void 0 };
}
function islandsReason(years, { first, last }) {
  return toKnow("lapse_on_islands_not_confirmed", { years, first, last }, sources.leaveToEnterAndRemain, {
    first,
    last
  });
}
var settlementNames = {
  ilr: "Indefinite leave",
  eu_settled_status: "Settled status under the EU scheme",
  eu_settled_status_swiss: "Settled status of Swiss citizens under the EU scheme",
  irish: "The right of Irish citizens to live here",
  right_of_abode: "The right of abode"
};
function lapseReason(kind, years, span, mayHaveLapsed) {
  const absence = { kind: settlementNames[kind], years, ...span };
  if (!mayHaveLapsed) return toKnow("settlement_lapses_after", absence, sources.leaveToEnterAndRemain, span);
  return against("settlement_may_have_lapsed", absence, sources.returningResident, span);
}

// backend/rules/src/citizenship/assessCitizenship.ts
function assessCitizenship(question) {
  const { citizenship, trips, counting, asOf, beforeEntry: beforeEntry2, person: person2, law: rows3 } = question;
  const spouse = citizenship.spouseOfBritishCitizen;
  const application2 = citizenship.applicationDate === void 0 ? asOf : toDayNumber(citizenship.applicationDate);
  const period = spouse ? "threeYears" : "fiveYears";
  const law2 = lawOn(fromDayNumber(application2), rows3);
  const limit2 = law2[period];
  const monthsAsked = spouse ? 0 : law2.naturalisation.monthsSettled;
  const outside = daysOutside(trips, counting, asOf, beforeEntry2);
  const residence = residenceUntil(application2, limit2, outside);
  const { first, finalFirst, totalDays: totalDays2, finalYearDays, presentOnFirstDay } = residence;
  const total = discretionFor(law2.discretion, spouse ? "three_years" : "five_years", totalDays2);
  const finalYear = discretionFor(law2.discretion, "final_year", finalYearDays, total.band === "meets");
  const held = settlementHeld2(citizenship, monthsAsked);
  const settledLongEnough2 = held.enoughFrom !== null && application2 >= held.enoughFrom;
  const { kind, settled } = held;
  const {
    lapse,
    standsUntil,
    reasons: lapseReasons
  } = settlementLapseOf({
    ...{ kind, settled, trips, asOf, application: application2, lapses: law2.lapses }
  });
  const lapsed = lapse?.mayHaveLapsed === true;
  const adult = adultFrom(person2, law2);
  const verdict = lapsed || application2 < adult ? "not_yet" : verdictOf([total, finalYear], settledLongEnough2 && presentOnFirstDay);
  const from = Math.max(Math.min(asOf, application2), held.enoughFrom ?? -Infinity, adult);
  const firstGood = firstGoodDay(from, period, outside, rows3);
  const stands = !lapsed && (standsUntil === null || firstGood <= standsUntil);
  const reasons = [
    firstDayPresence(residence, limit2.years),
    totalReason(limit2.years, { days: totalDays2, limit: limit2.days, first, last: application2 }, total),
    finalYearReason(
      { days: finalYearDays, limit: law2.finalYear.days, first: finalFirst, last: application2 },
      finalYear
    ),
    settledReason(held, monthsAsked, application2),
    ...lapseReasons
  ];
  if (verdict !== "eligible" && stands)
    reasons.push(
      against(
        "first_good_date",
        { on: firstGood, byJourneysAlone: held.enoughFrom === null },
        sources.nationalityAct,
        { first: firstGood }
      )
    );
  if (!presentOnFirstDay) reasons.push(firstDayReason(law2));
  if (!spouse && settled !== null) reasons.push(...limitedLeaveReasons(application2, settled, law2));
  reasons.push(...overTotalReasons(totalDays2, limit2, law2), ...islandReasons(trips));
  reasons.push(...personReasons(person2, application2, spouse, law2));
  return {
    applicationDate: fromDayNumber(application2),
    qualifyingFrom: fromDayNumber(first),
    finalYearFrom: fromDayNumber(finalFirst),
    presentOnFirstDay,
    totalDays: totalDays2,
    totalLimit: limit2.days,
    totalBand: total.band,
    finalYearDays,
    finalYearLimit: law2.finalYear.days,
    finalYearBand: finalYear.band,
    settledLongEnough: settledLongEnough2,
    verdict,
    firstGoodDate: stands ? fromDayNumber(firstGood) : null,
    reasons,
    missing: [],
    settlementLapse: lapse,
    registration: citizenship.britishNationalOverseas === true ? assessRegistration({ citizenship, application: application2, asOf, outside, lapsed, standsUntil, rows: rows3 }) : null,
    english: englishStatus(law2.citizenshipEnglish, fromDayNumber(application2), person2),
    lifeInUk: lifeInUkStatus({ lifeInTheUk: "adults" }, fromDayNumber(application2), person2),
    intentionAsked: !spouse
  };
}
function verdictOf(judged2, timeIsRight) {
  if (judged2.some(({ band }) => band === "normally_refused")) return "refused";
  if (!timeIsRight) return "not_yet";
  return judged2.every(({ band }) => band === "meets") ? "eligible" : "discretion";
}

// backend/rules/src/parameters/payRules.ts
var skilledWorkerPay = {
  title: "Skilled Worker: the least pay, beside the going rate",
  unit: perYear,
  rows: [
    { value: 38700, from: "2024-04-04", source: sources.skilledWorker, confidence: "secondary" },
    { value: 41700, from: "2025-07-22", source: sources.statementHc997, confidence: "official" }
  ]
};
var payOnHealthScale = always(
  "Health and Care Worker: the least pay of health jobs on a national pay scale",
  perYear,
  25e3,
  sources.skilledWorker
);
var scaleUpLeastPay = {
  title: "Scale-up: the pay to be shown, for certificates from this day on",
  unit: perYear,
  rows: [
    { value: 33e3, from: null, source: sources.scaleUp, confidence: "official" },
    { value: 34600, from: "2023-04-12", source: sources.scaleUp, confidence: "official" },
    { value: 36300, from: "2024-04-04", source: sources.scaleUp, confidence: "official" },
    { value: 39100, from: "2025-07-22", source: sources.scaleUp, confidence: "official" }
  ]
};
var sportspersonPay = always(
  "International Sportsperson: the least pay",
  perYear,
  35800,
  sources.sportsperson
);
var partnerIncome = {
  title: "Partner: income, for those who began on this day or later",
  unit: perYear,
  rows: [
    { value: 18600, from: null, source: sources.familyMembers, confidence: "official" },
    { value: 29e3, from: "2024-04-11", source: sources.familyMembers, confidence: "official" }
  ]
};
var savingsNotCounted = always(
  "Partner: savings that do not count in place of income, up to",
  perPerson,
  16e3,
  sources.familyMembers
);
var fastEntrepreneur = always(
  "Tier 1 (Entrepreneur): what makes it three years",
  {
    key: "business",
    inWords: ({ jobs, millions }) => `${jobs} jobs, or ${inMillions(millions)} of income`
  },
  { jobs: 10, millions: 5 },
  sources.pointsBasedSystem
);
var investments = {
  key: "investments",
  inWords: (all) => all.map(({ years, millions }) => `${years} years with ${inMillions(millions)}`).join(", ")
};
var investorMoney = always(
  "Tier 1 (Investor): years to settlement by the money invested",
  investments,
  [
    { years: 2, millions: 10 },
    { years: 3, millions: 5 },
    { years: 5, millions: 2 }
  ],
  sources.pointsBasedSystem
);
var studentMaintenance = {
  title: "Student: money to live on",
  unit: {
    key: "monthly_money",
    inWords: ({ london, elsewhere }) => `${pounds(london)} a month in London, ${pounds(elsewhere)} a month elsewhere`
  },
  rows: [
    {
      value: { london: 1570, elsewhere: 1203 },
      from: "2026-11-30",
      source: sources.statementHc584,
      confidence: "secondary"
    }
  ]
};
var inMillions = (millions) => `${pounds(millions)} million`;

// backend/rules/src/sentences/routeNotes.ts
var routeNotes = {
  skilled_worker_years: () => sentences(
    "You may add up years on several work routes.",
    "They are Skilled Worker, Tier 2 (General), Global Talent, Innovator Founder, Scale-up and other listed routes.",
    "Your last visa must be Skilled Worker."
  ),
  skilled_worker_pay: ({ pay }) => sentences(
    "Your sponsor must still need you for the job.",
    `Your sponsor must pay you at least ${pay} and the going rate for the job. Some people may earn less.`
  ),
  health_and_care_years: () => sentences(
    "The rules of Skilled Worker apply to you.",
    "Your years on both visas count together.",
    "Years on other routes that count for Skilled Worker count as well."
  ),
  health_and_care_surcharge: () => "You pay no health surcharge. A decision inside the UK takes about 3 weeks and not 8 (not confirmed).",
  health_and_care_pay: ({ onScale, ofOthers }) => sentences(
    "Your sponsor must still need you for the job, and pay you the going rate.",
    `For health jobs on a national pay scale, that is at least ${onScale}.`,
    `For other jobs, it is at least ${ofOthers}. Some people may earn less.`
  ),
  tier_2_years: () => "Your time counts towards settlement as a Skilled Worker. Your last visa must be Skilled Worker.",
  scale_up_pay: ({
    pay,
    earlierPay,
    lessBefore
  }) => sentences(
    `You need pay of ${pay} now.`,
    `You need it in ${earlierPay} too.`,
    lessBefore === null ? null : `You need less if your certificate is from before ${writtenDay(lessBefore)}.`
  ),
  global_talent_years: () => sentences(
    "Years as Tier 1 (Exceptional Talent) count as well.",
    "It is not confirmed whether years on other routes count."
  ),
  global_talent_three_years: () => "Some endorsements and prizes need three years. Exceptional promise needs five years.",
  global_talent_money: () => "You must have earned money in your field. You must still have your endorsement.",
  innovator_founder_years: () => "You need three years on this route alone.",
  innovator_founder_endorsement: () => "You need an endorsement letter that is at most three months old. You also need to meet two of seven business criteria.",
  employer_needs_you: () => "Your employer must still need you and pay you.",
  sponsor_needs_you: () => "Your sponsor must still need you, and pay you what the route asks.",
  sponsor_pays: ({ pay }) => `Your sponsor must still need you and pay ${pay}.`,
  old_domestic_worker: () => "This is only for visas under the rules from before 6 April 2012. You must still have a job.",
  partner_of_worker: () => "You need five years as the partner of the same person.",
  partner_without_years: () => sentences(
    "You need no years of your own.",
    "But your partner must be settled, or settle together with you (not confirmed)."
  ),
  child_of_worker: ({ from }) => sentences(
    "Both parents must be settled, or settle at the same time.",
    `A child needs English and the Life in the UK test from the age of ${from}.`
  ),
  ancestry_work: () => "You must be able to work and want to work. You must be able to support yourself.",
  partner_time: () => sentences(
    "Time as a fiancé or fiancée does not count.",
    "There is no limit of days away. But the Home Office looks at long absences."
  ),
  partner_income: ({
    income,
    lessBefore,
    savings
  }) => sentences(
    `The route asks for an income of ${income}.`,
    lessBefore === null ? null : `It asks for less if you began before ${writtenDay(lessBefore)}.`,
    `Savings above ${savings} count.`
  ),
  // The guidance says “more than half” in words: there is no figure that a row could hold.
  family_home: () => sentences(
    "Were you away for more than half of one of your visas?",
    "Then the Home Office may say that the UK is not your permanent home."
  ),
  family_five_years: () => "It is not confirmed whether years on the five-year route of partners and parents count towards your ten years.",
  parent_maintenance: () => "You must show adequate maintenance, which means enough money to live on.",
  private_life_five_years: () => sentences(
    "A child needs five years.",
    "A young adult who has lived half of their life in the UK needs five years as well."
  ),
  child_born_in_uk: ({ months, days }) => sentences(
    `An absence of more than ${inLetters(months)} months at one time breaks the seven years.`,
    `Being away for ${days} days in all breaks them as well (not confirmed).`
  ),
  settled_on_entry: () => "You get indefinite leave when you enter the UK on this route.",
  protection_for_months: ({ from, lasts }) => `If you claimed protection on or after ${from}, you get permission for ${lasts} at a time (not confirmed).`,
  long_residence_leaves_out: () => sentences(
    "Some time does not count.",
    "It is time as a visitor, short-term student or seasonal worker, or on a Ukraine scheme."
  ),
  bno_years: () => sentences(
    "Years on other routes that lead to settlement count as well. Your last visa must be BN(O).",
    "Years as a student or on Youth Mobility do not count."
  ),
  bno_children: ({ from, age }) => `From ${writtenDay(from)}, children under ${age} need not complete the five years (not confirmed).`,
  eu_automatic: () => sentences(
    "If you have pre-settled status, you may get settled status without applying.",
    "The Home Office looks at it by itself (automatic conversion).",
    "You may also apply before that."
  ),
  eu_months_in_sixty: ({ months, since }) => `Since ${writtenDay(since)}, it is also enough to spend ${months} months in the UK in the last 60 months.`,
  eu_important_reason: ({ months }) => sentences(
    `You may have one absence of up to ${inLetters(months)} months for an important reason.`,
    "Examples are study, pregnancy, a serious illness or a job that sends you abroad.",
    "We do not count this absence."
  ),
  armed_forces_years: () => "You need four years of service (not confirmed). We count them from the day you gave.",
  no_settlement: () => "This visa itself does not lead to settlement. Its time may count for long residence.",
  counts_for_nothing: () => "This time does not count for settlement. It does not count for long residence.",
  long_residence_only: () => sentences(
    "Its time counts for the ten years of long residence.",
    "It does not count for the five years of a worker or of BN(O)."
  ),
  overseas_domestic_worker: () => sentences(
    "Only visas under the rules from before 6 April 2012 lead to settlement.",
    "Its time may count for long residence."
  ),
  fiance: () => sentences(
    "The five years of a partner begin with the visa as a partner.",
    "Time as a fiancé or fiancée does not count for them. It may count for long residence."
  ),
  ukraine_time: () => "Time on a Ukraine scheme does not count for settlement. It does not count for long residence (not confirmed).",
  ukraine_other_routes: () => sentences(
    "To settle you need a visa on another route, such as work or family.",
    "Your years begin with that visa.",
    `Ask ${adviser} which routes are open to you.`
  ),
  irish_citizen: () => sentences(
    "Irish citizens need no permission to live in the UK. They are settled without ILR.",
    "You can go on to British citizenship. Use the citizenship calculator."
  ),
  right_of_abode: () => sentences(
    "With the right of abode you need no permission and no ILR.",
    "If you are not British yet, you can go on to citizenship. Use the citizenship calculator."
  ),
  entrepreneur_years: ({ jobs, income }) => `You need three years if you made ${inLetters(jobs)} jobs or ${income} of income. Otherwise you need five years.`,
  investor_years: ({
    ways
  }) => sentences(
    ...ways.map(({ years, money }) => `You need ${inLetters(years)} years if you invested ${money}.`)
  ),
  as_global_talent: () => "The rules of Global Talent apply.",
  tier1_other: () => "This visa now has no settlement route of its own. Its time counts towards Skilled Worker and other routes."
};

// backend/rules/src/sentences/settlementPermissions.ts
var settlementPermissions = {
  gap_without_permission: (span) => sentences(
    `You had no visa or other permission ${fromTo(span)}.`,
    "Your years start again after these days.",
    "It is different if you applied before your permission ended. Then the days count."
  ),
  time_on_other_route: ({ days, ...span }) => sentences(
    `You had a visa that does not count on this route ${fromTo(span)}.`,
    `That is ${dayCount(days)}.`,
    "Your years start again after it."
  ),
  gap_counts_section_3c: (span) => sentences(
    "You applied before your permission ended.",
    "So it continued by law until the decision (section 3C).",
    `The days ${fromTo(span)} count in full.`
  ),
  gap_spent_abroad: (span) => sentences(
    "You left the UK with permission and came back with a new one.",
    `You had no permission ${fromTo(span)}.`,
    "These days do not break your residence. But they do not count."
  ),
  gap_counts_pandemic: ({ grace, ...span }) => sentences(
    `The days ${fromTo(span)} count.`,
    "The Home Office extended permission that ended in the pandemic.",
    `It also gave people extra time ${fromTo(grace)}.`
  ),
  gap_excepted: ({ uncounted, ...span }) => sentences(
    `You had no permission ${fromTo(span)}.`,
    "These days do not break your residence.",
    `But we leave out ${dayCount(uncounted)} of them.`
  ),
  gap_may_be_excused: ({ limit: limit2, ...span }) => sentences(
    `You had no permission ${fromTo(span)}.`,
    `The Home Office may excuse this if you made your next application within ${dayCount(limit2)}.`,
    "You also need a good reason."
  ),
  year_on_current_permission: ({ years, on }) => `You need ${yearsOn(years)} on your current permission. You have this from ${writtenDay(on)}.`,
  year_on_current_permission_unknown: ({ years, from }) => `Your current permission may be from ${writtenDay(from)} or later. Then you also need ${yearsOn(years)} on it. Add your visas with their dates, and we count it.`,
  permission_ends_before: ({ ends }) => `Your last permission ends on ${writtenDay(ends)}. That is before the first day you can apply. Extend it in time.`,
  uk_may_not_be_home: ({ days, from }) => sentences(
    `You were away ${dayCount(days)} during the permission that began on ${writtenDay(from)}.`,
    "That is more than half of it.",
    "The Home Office may say that the UK is not your permanent home."
  ),
  waiting_for_decision: ({ applied }) => `This is the answer for your application of ${writtenDay(applied)}.`,
  waiting_permission_goes_on: ({ ends }) => sentences(
    `You applied before your permission ended on ${writtenDay(ends)}.`,
    "So it continues by law until the decision, and during the time for a review.",
    "The same conditions apply."
  ),
  waiting_applied_late: ({ ends }) => `Your permission ended on ${writtenDay(ends)}. You applied after that day. So it does not continue while you wait.`,
  waiting_do_not_travel: () => "Do not leave the Common Travel Area before the decision. It is the UK, Ireland, the Channel Islands and the Isle of Man. If you leave it, you withdraw your application.",
  waiting_show_your_rights: () => "Show employers and landlords your status with a share code. If you cannot get one, they can ask the Home Office’s checking service (not confirmed)."
};
var yearsOn = (years) => years === 1 ? "one year" : `${inLetters(years)} years`;
var settlementMissing = {
  permission_that_counts: () => "You gave no visa that counts on this route. Add the one that counts.",
  permission_at_start: ({ start, begins }) => `Your years begin on ${writtenDay(start)}. The first visa you gave begins on ${writtenDay(begins)}. Add the visa you had before.`,
  permission_now: ({
    ends,
    hasApplied,
    protectionYears,
    goodReasonDays
  }) => sentences(
    protectionYears === null ? `The last visa you gave ended on ${writtenDay(ends)}.` : `Your ${inLetters(protectionYears)} years of permission ended on ${writtenDay(ends)}. You had to apply for settlement by that day.`,
    ...hasApplied ? [
      "You applied after that day. Add the visa you had on the day you applied.",
      `If you had none, ask ${adviser} at once.`
    ] : [
      "Add the one you have now. Or say that you applied before that day and wait for a decision.",
      `If you have neither, ask ${adviser} at once.`
    ],
    goodReasonDays === null ? null : `The Home Office may excuse a late application within ${dayCount(goodReasonDays)}, for a good reason.`
  ),
  rule_not_known: ({ title }) => sentences(
    `${title}: we do not have the rules of settlement for this.`,
    "So we cannot say when you can apply.",
    `Ask ${adviser}.`
  )
};
var settlementConditions = {
  partner_settled: () => sentences(
    "You need no years of your own.",
    "But your partner must be settled, or settle together with you (not confirmed).",
    notAsked
  ),
  parents_settled: () => sentences(
    "You need no years of your own.",
    "Both parents must be settled, or settle at the same time.",
    "One parent is enough if that parent alone is responsible for you.",
    notAsked
  ),
  indefinite_leave_on_entry: () => sentences(
    "You get indefinite leave when you enter the UK on this route.",
    "Look at your eVisa.",
    "If it names no end, you are settled already. Then there is nothing to apply for.",
    `If it names an end, ask ${adviser}.`
  ),
  bereavement: () => sentences(
    "You need no years.",
    "It matters that your partner has died, and which visa you had as their partner (not confirmed).",
    notAsked,
    `Ask ${adviser}.`
  ),
  domestic_abuse: () => sentences(
    "You need no years.",
    "It matters that your relationship ended because of domestic abuse.",
    "It also matters which visa you had as a partner (not confirmed).",
    notAsked,
    `Ask ${adviser}.`
  )
};
var notAsked = "We do not ask about this, so we cannot say that you can apply.";

// backend/rules/src/routes/conditions.ts
var conditionOf = (code) => ({
  code,
  message: settlementConditions[code]()
});
var conditions = {
  partnerSettled: conditionOf("partner_settled"),
  parentsSettled: conditionOf("parents_settled"),
  settledOnEntry: conditionOf("indefinite_leave_on_entry"),
  bereavement: conditionOf("bereavement"),
  domesticAbuse: conditionOf("domestic_abuse")
};

// backend/rules/src/routes/routeNote.ts
var noteOfFigures = (figures, inWords) => ({
  figures,
  inWords: (on) => {
    const known2 = figures.every(({ rows: rows3 }) => rows3.some(({ from }) => from === null || from <= on));
    return known2 ? inWords(on) : null;
  }
});
var notesOn = ({ notes }, day) => notes.flatMap((note) => typeof note === "string" ? note : note.inWords(day) ?? []);

// backend/rules/src/routes/routeRow.ts
var fiveYears = {
  settlementRule: "by_years",
  qualifyingYears: [5],
  condition: null,
  countsForLongResidence: true,
  absences: "continuous_residence",
  ignoredAbsences: null,
  clockStarts: "grant",
  twentyEightDays: true,
  earlyInPractice: false,
  lastDaysOfPermission: false,
  anyYearsOnRoute: false,
  english: b1ThenUncertain,
  lifeInTheUk: "adults",
  closes: null,
  fee: true,
  form: "SET(O)",
  checklistForm: "SET(O)",
  notes: [],
  confidence: "official"
};
var atOnce = {
  ...fiveYears,
  qualifyingYears: [0],
  absences: "none",
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: "none"
};

// backend/rules/src/routes/familyRoutes.ts
var familyMember = {
  ...fiveYears,
  absences: "none",
  clockStarts: "entry",
  twentyEightDays: false,
  earlyInPractice: true,
  english: b1ThenB2
};
var readInPart = { confidence: "secondary" };
var familyRoutes = {
  partner: {
    ...familyMember,
    title: "Spouse or partner",
    form: "SET(M)",
    checklistForm: "SET(M)",
    source: sources.familyMembers,
    notes: [
      routeNotes.partner_time(),
      noteOfFigures([partnerIncome, savingsNotCounted], (on) => {
        const [income, savings] = [inWordsOn(partnerIncome, on), inWordsOn(savingsNotCounted, on)];
        return routeNotes.partner_income({ income, savings, lessBefore: rowOn(partnerIncome, on).from });
      })
    ]
  },
  family_ten_years: {
    ...fiveYears,
    title: "Partner or parent, ten years",
    qualifyingYears: [10],
    ignoredAbsences: {
      kind: "days_before",
      date: "2022-06-20",
      source: sources.continuousResidenceRules
    },
    english: b1ThenB2,
    form: "Settlement as a partner or parent",
    checklistForm: "SET(M)",
    source: sources.settlementFamilyLife,
    notes: [routeNotes.family_home(), routeNotes.family_five_years()]
  },
  parent_of_child: {
    ...familyMember,
    title: "Parent of a child",
    form: "Settlement as a partner or parent",
    checklistForm: "SET(M)",
    source: sources.familyMembers,
    notes: [routeNotes.parent_maintenance()]
  },
  private_life: {
    ...fiveYears,
    title: "Private life",
    qualifyingYears: [10, 5],
    english: b1ThenB2,
    form: "Settlement private life",
    checklistForm: "SET(M)",
    source: sources.privateLife,
    notes: [routeNotes.private_life_five_years()]
  },
  child_born_in_uk: {
    ...atOnce,
    title: "Private life, child born in the UK",
    qualifyingYears: [7],
    absences: "child_born_in_uk",
    notes: [
      {
        figures: [childBornInUkSingle, childBornInUk],
        inWords: (on) => routeNotes.child_born_in_uk({
          months: valueOn(childBornInUkSingle, on),
          days: valueOn(childBornInUk, on) + 1
        })
      }
    ],
    form: "Settlement private life",
    checklistForm: "SET(M)",
    source: sources.privateLife
  },
  adult_dependent_relative: {
    ...atOnce,
    title: "Adult dependent relative",
    condition: conditions.settledOnEntry,
    source: sources.familyMembers,
    form: null,
    checklistForm: null,
    notes: [routeNotes.settled_on_entry()]
  },
  child_joining_parents: {
    ...atOnce,
    title: "Child joining parents",
    condition: conditions.parentsSettled,
    form: "Settlement as a Child",
    checklistForm: null,
    lifeInTheUk: "grown_children",
    source: sources.familyMembers
  },
  bereaved_partner: {
    ...atOnce,
    title: "Bereaved partner",
    ...readInPart,
    condition: conditions.bereavement,
    form: "Form for bereaved partners",
    checklistForm: "BEREAVED",
    source: sources.bereavedPartner
  },
  domestic_abuse: {
    ...atOnce,
    title: "Victim of domestic abuse",
    ...readInPart,
    condition: conditions.domesticAbuse,
    form: "SET(DV)",
    checklistForm: "SET(DV)",
    source: sources.domesticAbuse
  }
};

// backend/rules/src/routes/protectionRoutes.ts
var protection = {
  ...fiveYears,
  absences: "none",
  twentyEightDays: false,
  lastDaysOfPermission: true,
  english: noEnglish,
  lifeInTheUk: "none",
  fee: false,
  form: "SETP",
  checklistForm: "SETP",
  source: sources.settlementProtection,
  notes: [
    {
      figures: [protectionForThirtyMonths, protectionLasts],
      inWords: (on) => routeNotes.protection_for_months({
        from: inWordsOn(protectionForThirtyMonths, on),
        lasts: inWordsOn(protectionLasts, on)
      })
    }
  ]
};
var protectionRoutes = {
  refugee: { ...protection, title: "Refugee" },
  humanitarian_protection: { ...protection, title: "Humanitarian protection" }
};

// backend/rules/src/parameters/routeRules.ts
var inPayMonths = {
  key: "pay_months",
  inWords: ({ needed, of }) => `${needed} of the last ${of} months`
};
var underAge = {
  key: "under_age",
  inWords: (age) => age === 0 ? "Nobody" : `Under ${age} years`
};
var scaleUpPay = always(
  "Scale-up: months for which the pay is shown",
  inPayMonths,
  { needed: 24, of: 36 },
  sources.scaleUp
);
var jobsForEachFounder = always(
  "Innovator Founder: jobs for each founder who relies on them",
  inJobs,
  10,
  sources.innovatorFounder
);
var hongKongChildren = {
  title: "British National (Overseas): children who need not complete the years",
  unit: underAge,
  rows: [
    { value: 0, from: null, source: sources.hongKong, confidence: "official" },
    { value: 18, from: "2026-10-08", source: sources.statementHc584, confidence: "secondary" }
  ]
};

// backend/rules/src/routes/residenceRoutes.ts
var residenceRoutes = {
  long_residence: {
    ...fiveYears,
    title: "Long residence",
    qualifyingYears: [10],
    absences: "long_residence",
    english: b1ThenB2,
    form: "SET(LR)",
    checklistForm: "SET(LR)",
    source: sources.longResidence,
    notes: [routeNotes.long_residence_leaves_out()]
  },
  hk_bno: {
    ...fiveYears,
    title: "Hong Kong British National (Overseas)",
    english: b1English,
    form: "Settlement BN(O)",
    checklistForm: "BNO",
    source: sources.hongKong,
    notes: [
      routeNotes.bno_years(),
      {
        figures: [hongKongChildren],
        inWords: (on) => {
          const { value: age, from } = rowOn(hongKongChildren, on);
          return from === null ? null : routeNotes.bno_children({ from, age });
        }
      }
    ]
  },
  eu_settled_status: {
    ...fiveYears,
    title: "EU Settlement Scheme",
    absences: "eu_settlement",
    clockStarts: "entry",
    twentyEightDays: false,
    english: noEnglish,
    lifeInTheUk: "none",
    fee: false,
    form: "EU Settlement Scheme",
    checklistForm: "EUSS",
    source: sources.euSettlement,
    notes: [
      routeNotes.eu_automatic(),
      {
        figures: [euMonthsInSixty],
        inWords: (on) => {
          const [first] = euMonthsInSixty.rows;
          return first === void 0 || on < first.from ? null : routeNotes.eu_months_in_sixty({ months: 60 - valueOn(euMonthsInSixty, on), since: first.from });
        }
      },
      {
        figures: [euImportantReason],
        inWords: (on) => routeNotes.eu_important_reason({ months: valueOn(euImportantReason, on) })
      }
    ]
  },
  armed_forces_family: {
    ...fiveYears,
    title: "Partner or child of a member of HM Armed Forces",
    ignoredAbsences: {
      kind: "begun_before",
      date: "2024-10-08",
      source: sources.continuousResidenceRules
    },
    source: sources.armedForces
  },
  armed_forces: {
    ...atOnce,
    title: "Member of HM Armed Forces",
    qualifyingYears: [4],
    source: sources.armedForces,
    confidence: "secondary",
    notes: [routeNotes.armed_forces_years()]
  }
};

// backend/rules/src/routes/routesWithoutSettlement.ts
var noSettlement = {
  ...fiveYears,
  settlementRule: "none",
  qualifyingYears: [],
  absences: "none",
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: "none",
  fee: false,
  form: null,
  checklistForm: null,
  source: sources.immigrationRulesIndex,
  notes: [routeNotes.no_settlement()]
};
var countsForNothing = {
  ...noSettlement,
  countsForLongResidence: false,
  source: sources.longResidence,
  notes: [routeNotes.counts_for_nothing()]
};
var longResidenceOnly = {
  ...noSettlement,
  notes: [routeNotes.long_residence_only()]
};
var nothingToSettle = {
  ...noSettlement,
  settlementRule: "not_needed"
};
var routesWithoutSettlement = {
  religious_worker: { ...noSettlement, title: "Religious Worker" },
  temporary_work: { ...noSettlement, title: "Temporary Work" },
  student: { ...longResidenceOnly, title: "Student" },
  graduate: { ...longResidenceOnly, title: "Graduate" },
  youth_mobility: { ...longResidenceOnly, title: "Youth Mobility Scheme" },
  high_potential_individual: { ...noSettlement, title: "High Potential Individual" },
  global_business_mobility: { ...noSettlement, title: "Global Business Mobility" },
  start_up: { ...noSettlement, title: "Start-up" },
  overseas_domestic_worker: {
    ...noSettlement,
    title: "Overseas Domestic Worker",
    source: sources.domesticWorker,
    notes: [routeNotes.overseas_domestic_worker()]
  },
  student_dependant: { ...noSettlement, title: "Dependant of a student" },
  parent_of_child_student: { ...noSettlement, title: "Parent of a Child Student" },
  fiance: {
    ...noSettlement,
    title: "Fiancé(e) or proposed civil partner",
    source: sources.familyMembers,
    notes: [routeNotes.fiance()]
  },
  seasonal_worker: { ...countsForNothing, title: "Seasonal Worker" },
  short_term_student: { ...countsForNothing, title: "Short-term Student" },
  visitor: { ...countsForNothing, title: "Visitor" },
  ukraine_scheme: {
    ...countsForNothing,
    title: "Ukraine scheme",
    confidence: "secondary",
    notes: [routeNotes.ukraine_time(), routeNotes.ukraine_other_routes()]
  },
  irish_citizen: {
    ...nothingToSettle,
    title: "Irish citizen",
    source: sources.naturalisationGuidance,
    notes: [routeNotes.irish_citizen()]
  },
  right_of_abode: {
    ...nothingToSettle,
    title: "Right of abode",
    source: sources.naturalisationGuidance,
    notes: [routeNotes.right_of_abode()]
  }
};

// backend/rules/src/routes/routesNotKnown.ts
var notKnown = {
  ...noSettlement,
  settlementRule: "not_known",
  source: sources.immigrationRulesIndex,
  notes: [],
  confidence: "unknown"
};
var routesNotKnown = {
  crown_service: { ...notKnown, title: "Crown service" },
  stateless: { ...notKnown, title: "Stateless person" },
  ecaa_businessperson: { ...notKnown, title: "Turkish businessperson (ECAA)" },
  ecaa_worker: { ...notKnown, title: "Turkish worker (ECAA)" },
  private_servant: { ...notKnown, title: "Domestic worker in a diplomatic household" },
  afghan_scheme: { ...notKnown, title: "Afghan schemes (ARAP, ACRS)" },
  refugee_family: { ...notKnown, title: "Family member of a refugee" },
  leave_outside_rules: { ...notKnown, title: "Discretionary leave or leave outside the Rules" }
};

// backend/rules/src/routes/tier1Routes.ts
var tier1Routes = {
  tier1_entrepreneur: {
    ...fiveYears,
    title: "Tier 1 (Entrepreneur)",
    qualifyingYears: [3, 5],
    closes: {
      on: "2025-04-05",
      laterFor: { who: "people who ever held Tier 1 (Graduate Entrepreneur)", on: "2027-07-05" }
    },
    source: sources.pointsBasedSystem,
    notes: [
      noteOfFigures([fastEntrepreneur], (on) => {
        const { jobs, millions } = valueOn(fastEntrepreneur, on);
        return routeNotes.entrepreneur_years({ jobs, income: inMillions(millions) });
      })
    ]
  },
  tier1_investor: {
    ...fiveYears,
    title: "Tier 1 (Investor)",
    qualifyingYears: [5, 3, 2],
    closes: { on: "2028-02-16", laterFor: null },
    source: sources.pointsBasedSystem,
    notes: [
      noteOfFigures([investorMoney], (on) => {
        const ways = valueOn(investorMoney, on).map(({ years, millions }) => ({
          ...{ years, money: inMillions(millions) }
        }));
        return routeNotes.investor_years({ ways });
      })
    ]
  },
  tier1_exceptional_talent: {
    ...fiveYears,
    title: "Tier 1 (Exceptional Talent)",
    english: b1ThenB2,
    qualifyingYears: [5, 3],
    source: sources.globalTalent,
    notes: [routeNotes.as_global_talent()]
  },
  tier1_other: {
    ...noSettlement,
    title: "Tier 1 (General or Post-study Work)",
    source: sources.pointsBasedSystem,
    notes: [routeNotes.tier1_other()]
  },
  tier1_graduate_entrepreneur: {
    ...noSettlement,
    title: "Tier 1 (Graduate Entrepreneur)",
    source: sources.pointsBasedSystem
  }
};

// backend/rules/src/routes/workRoutes.ts
var skilledPay = noteOfFigures(
  [skilledWorkerPay],
  (on) => routeNotes.skilled_worker_pay({ pay: pounds(valueOn(skilledWorkerPay, on)) })
);
var partnerWithoutYears = {
  ...atOnce,
  condition: conditions.partnerSettled,
  lifeInTheUk: "adults",
  source: sources.continuousResidenceGuidance,
  notes: [routeNotes.partner_without_years()]
};
var workRoutes = {
  skilled_worker: {
    ...fiveYears,
    title: "Skilled Worker",
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [routeNotes.skilled_worker_years(), skilledPay]
  },
  health_and_care_worker: {
    ...fiveYears,
    title: "Health and Care Worker",
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [
      routeNotes.health_and_care_years(),
      routeNotes.health_and_care_surcharge(),
      noteOfFigures([skilledWorkerPay, payOnHealthScale], (on) => {
        const paid = (pay) => pounds(valueOn(pay, on));
        return routeNotes.health_and_care_pay({
          onScale: paid(payOnHealthScale),
          ofOthers: paid(skilledWorkerPay)
        });
      })
    ]
  },
  tier_2: {
    ...fiveYears,
    title: "Tier 2 (General)",
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [routeNotes.tier_2_years(), skilledPay]
  },
  scale_up: {
    ...fiveYears,
    title: "Scale-up",
    english: b1ThenB2,
    source: sources.scaleUp,
    notes: [
      noteOfFigures([scaleUpLeastPay, scaleUpPay], (on) => {
        const [pay, earlierPay] = [inWordsOn(scaleUpLeastPay, on), inWordsOn(scaleUpPay, on)];
        return routeNotes.scale_up_pay({ pay, earlierPay, lessBefore: rowOn(scaleUpLeastPay, on).from });
      })
    ]
  },
  global_talent: {
    ...fiveYears,
    title: "Global Talent",
    qualifyingYears: [5, 3],
    english: b1ThenB2,
    source: sources.globalTalent,
    notes: [routeNotes.global_talent_years(), routeNotes.global_talent_three_years(), routeNotes.global_talent_money()]
  },
  innovator_founder: {
    ...fiveYears,
    title: "Innovator Founder",
    qualifyingYears: [3],
    english: routeThenB2,
    form: "Settlement Innovator",
    source: sources.innovatorFounder,
    notes: [routeNotes.innovator_founder_years(), routeNotes.innovator_founder_endorsement()]
  },
  rep_overseas_business: {
    ...fiveYears,
    title: "Representative of an overseas business",
    source: sources.overseasBusiness,
    notes: [routeNotes.employer_needs_you()]
  },
  minister_of_religion: {
    ...fiveYears,
    title: "Minister of Religion",
    english: routeEnglish,
    source: sources.ministerOfReligion,
    notes: [routeNotes.sponsor_needs_you()]
  },
  sportsperson: {
    ...fiveYears,
    title: "International Sportsperson",
    source: sources.sportsperson,
    notes: [
      noteOfFigures([sportspersonPay], (on) => routeNotes.sponsor_pays({ pay: inWordsOn(sportspersonPay, on) }))
    ]
  },
  domestic_worker: {
    ...fiveYears,
    title: "Domestic worker in a private household",
    source: sources.domesticWorker,
    notes: [routeNotes.old_domestic_worker()]
  },
  pbs_dependant: {
    ...fiveYears,
    title: "Partner of a person on a work route",
    ignoredAbsences: {
      kind: "permission_granted_before",
      date: "2018-01-11",
      source: sources.continuousResidenceRules
    },
    source: sources.skilledWorker,
    notes: [routeNotes.partner_of_worker()]
  },
  pbs_dependant_child: {
    ...atOnce,
    title: "Child of a person on a work route",
    condition: conditions.parentsSettled,
    lifeInTheUk: "grown_children",
    source: sources.skilledWorker,
    notes: [
      {
        figures: [agesAsked],
        inWords: (on) => routeNotes.child_of_worker({ from: valueOn(agesAsked, on).from })
      }
    ]
  },
  overseas_business_partner: {
    ...partnerWithoutYears,
    title: "Partner of a representative of an overseas business",
    english: b1ThenUncertain
  },
  uk_ancestry: {
    ...fiveYears,
    title: "UK Ancestry",
    anyYearsOnRoute: true,
    english: b1ThenB2,
    source: sources.ancestry,
    notes: [routeNotes.ancestry_work()]
  },
  uk_ancestry_partner: {
    ...partnerWithoutYears,
    title: "Partner of a person on UK Ancestry",
    english: b1ThenB2
  }
};

// backend/rules/src/routes/routes.ts
var rows2 = {
  ...workRoutes,
  ...tier1Routes,
  ...familyRoutes,
  ...protectionRoutes,
  ...residenceRoutes,
  ...routesWithoutSettlement,
  ...routesNotKnown
};
function isRouteKey(text) {
  return Object.hasOwn(rows2, text);
}
function routeOf(key) {
  const { laterYears = [], ...row5 } = rows2[key];
  const { title, source: source4, confidence, qualifyingYears: value } = row5;
  const qualifyingYears = {
    title: `${title}: years to complete`,
    unit: inYears2,
    rows: [{ value, from: null, source: source4, confidence }, ...laterYears]
  };
  return { key, ...row5, qualifyingYears };
}
var inYears2 = {
  key: "years",
  inWords: (years) => years.every((number) => number === 0) ? "At once" : `${years.join(" or ")} years`
};
var yearsOn2 = ({ qualifyingYears }, day) => valueOn(qualifyingYears, day);
var asksForYears = ({ qualifyingYears }) => qualifyingYears.rows.some(({ value }) => value.some((years) => years > 0));
var routes = Object.keys(rows2).filter(isRouteKey).map(routeOf);

// backend/rules/src/sentences/settlementDates.ts
var mayApplyEarly = (days) => `You can apply up to ${dayCount(days)} before your years are complete.`;
var settlementDates = {
  qualifying_period: ({
    years,
    start,
    completes,
    completeSince
  }) => completeSince === null ? `Your ${years} years count from ${writtenDay(start)}. They are complete on ${writtenDay(completes)}.` : `Your ${years} years were complete on ${writtenDay(completeSince)}. An application now looks at the last ${years} years. These begin on ${writtenDay(start)}.`,
  counted_back_from_later_day: ({ days, ancestry }) => sentences(
    mayApplyEarly(days),
    `The Home Office counts your years back from a day up to ${dayCount(days)} after you apply.`,
    `It can also count back from the day of its decision${ancestry ? " or the end of your last Ancestry visa" : ""}, if that is better for you.`
  ),
  wait_until: ({ earliest, days }) => `The first day you can apply is ${writtenDay(earliest)}. You have ${dayCount(days)} to wait.`,
  earlier_years_serve: ({ years, ...span }) => `Any ${years} years in a row with this visa are enough. Your years ${fromTo(span)} count. Later absences do not matter.`,
  earlier_years_do_not_serve: ({
    years,
    daysAfter,
    ...span
  }) => sentences(
    `You kept the rules for ${years} years, ${fromTo(span)}.`,
    `But you need the last ${years} years before you apply.`,
    daysAfter === null ? null : `They may end up to ${dayCount(daysAfter)} after you apply.`,
    "So these earlier years do not help you."
  ),
  thirty_months_in_sixty: ({
    monthsInTwelve: monthsInTwelve2,
    since,
    months,
    ofMonths,
    start
  }) => sentences(
    `You were away for more than ${monthsInTwelve2} months in a period of 12 months.`,
    `There is a second rule for applications since ${writtenDay(since)}.`,
    `It allows you to be away for at most ${months} of the last ${ofMonths} months.`,
    `By this rule your years from ${writtenDay(start)} count.`
  ),
  earlier_in_practice: ({
    inPractice,
    days,
    months,
    earliest
  }) => sentences(
    `GOV.UK lets you apply from ${writtenDay(inPractice)}.`,
    `That is ${dayCount(days)} before your ${months} months are complete (not confirmed).`,
    `The Immigration Rules ask for ${months} full months on the day you apply.`,
    `The safe day is ${writtenDay(earliest)}.`
  ),
  english_level_between: ({
    early,
    late,
    confirmed
  }) => sentences(
    "The day you apply decides which level of English you need.",
    `On ${writtenDay(early.on)} it is level ${early.level}.`,
    `On ${writtenDay(late.on)} it is level ${late.level}${confirmed ? "" : " (not confirmed for every route)"}.`
  ),
  apply_before_permission_ends: ({ years, applyBy }) => `Your ${inLetters(years)} years are complete. Apply before your permission ends on ${writtenDay(applyBy)} (not confirmed). On the day after, you have no permission.`,
  last_days_of_permission: ({
    days,
    earliest,
    applyBy
  }) => sentences(
    `Apply in the last ${days} days of your permission.`,
    `The first of these days is ${writtenDay(earliest)}.`,
    `The last one is ${writtenDay(applyBy)} (not confirmed).`,
    "On the day after, you have no permission."
  ),
  last_days_over: ({ days, applyBy }) => sentences(
    `You apply for settlement in the last ${days} days of your permission.`,
    `These days ended on ${writtenDay(applyBy)} (not confirmed).`,
    "If you stay in the UK without permission after that day, you are overstaying."
  ),
  lawful_residence_assumed: ({ start }) => `You gave no visas with their dates. So we took it that you have had one without a gap since ${writtenDay(start)}.`,
  journey_ends_good_days: ({ last, again }) => `Apply by ${writtenDay(last)}, before your journey. After it, the first day you can apply is ${writtenDay(again)}.`,
  lived_on_islands: ({ days }) => `You spent ${dayCount(days)} in Jersey, Guernsey or the Isle of Man. We took this as time in the UK. That is right if your most recent permission was granted in the UK.`,
  rules_change: ({
    change,
    applyBy,
    again
  }) => sentences(
    `The rules change on ${writtenDay(change)}. Apply by ${writtenDay(applyBy)}.`,
    again === null ? null : `After that, the first day you can apply is ${writtenDay(again)}.`
  ),
  route_closed: ({
    on,
    laterFor
  }) => sentences(
    `The last day to apply on this route is ${writtenDay(on)}.`,
    laterFor === null ? null : `Only ${laterFor.who} can apply until ${writtenDay(laterFor.on)}.`
  ),
  combining_not_confirmed: ({
    titles,
    route,
    firstDay
  }) => sentences(
    `You have years with ${titles.join(" and ")}.`,
    `It is not confirmed that they count together with ${route}.`,
    "This answer leaves them out.",
    firstDay === null ? null : `If they count, the first day you can apply is ${writtenDay(firstDay)}.`,
    `Ask ${adviser}.`
  ),
  permission_does_not_count: ({
    title,
    years,
    confirmed,
    ...span
  }) => sentences(
    `${title}: you had this permission ${fromTo(span)}.`,
    "This time is lawful and does not break your residence.",
    `But it does not count towards your ${inLetters(years)} years${unlessConfirmed(confirmed)}.`,
    `So your ${inLetters(years)} years end later, by the same number of days.`
  )
};

// backend/rules/src/sentences/settlementRequirements.ts
var settlementRequirements = {
  knowledge_not_asked_at_age: ({
    on,
    age,
    ages
  }) => sentences(
    age === null ? null : `On ${writtenDay(on)} you are ${age} years old.`,
    "So you do not need to show English or pass the Life in the UK test.",
    `Only people from ${ages.from} to ${ages.to} years old need this.`
  ),
  english_level: ({
    asked: asked2,
    on,
    confirmed,
    held,
    met: met6,
    notNeeded,
    test,
    ages
  }) => notNeeded ? `You do not need to show English at level ${asked2}.` : sentences(
    `If you apply on ${writtenDay(on)}, you need English at level ${asked2}${confirmed ? "" : " (not confirmed for every route)"}.`,
    held === null ? null : held === "none" ? "You have not shown any level yet." : `You have shown level ${held}.`,
    test ? "You also need to pass the Life in the UK test." : null,
    met6 ? null : whoIsExempt(ages)
  ),
  life_in_the_uk: ({
    passed,
    grownChildrenOnly,
    ages
  }) => {
    if (passed) return "You have passed the Life in the UK test. A pass never expires.";
    return grownChildrenOnly ? `Children who are ${ages.from} or older when they settle need English and the Life in the UK test.` : sentences("You need to pass the Life in the UK test.", whoIsExempt(ages));
  },
  about_the_route: ({ notes }) => sentences(...notes),
  suitability: (refusal) => sentences("We did not ask about crime or debts.", refusedFor(refusal)),
  breaks_not_asked: ({
    pausesUpTo,
    ...refusal
  }) => sentences(
    "We did not ask about prison, a deportation or exclusion order, or removal from the UK.",
    "Each of them breaks your residence.",
    pausesUpTo === null ? null : `But on this route a prison sentence of up to ${inLetters(pausesUpTo)} months only pauses it.`,
    refusedFor(refusal)
  ),
  islands: () => sentences(
    "A visit to Jersey, Guernsey or the Isle of Man is time away.",
    "It is time in the UK if you lived there with a permission like your UK one.",
    "Then your last permission must be from the UK.",
    "Say beside each such journey whether you visited or lived there."
  ),
  no_settlement_route: ({ title, notes }) => sentences(`${title} does not lead to settlement (indefinite leave to remain).`, ...notes),
  settlement_not_needed: ({ title, notes }) => sentences(`${title}: you do not need settlement (indefinite leave to remain).`, ...notes),
  rule_not_known: ({ title, notes }) => sentences(settlementMissing.rule_not_known({ title }), ...notes)
};
var refusedFor = ({ sentenceMonths, debtToTheNhs: debtToTheNhs2 }) => sentences(
  `The Home Office refuses an application after a prison sentence of ${inLetters(sentenceMonths)} months or more.`,
  "It can refuse it after a shorter sentence or another conviction.",
  `It can also refuse it for debts: ${debtToTheNhs2} to the NHS, or the costs of a court case.`
);
var settlementMissingForClaim = {
  rule_not_known: ({ claimedFrom, lasts }) => sentences(
    `If you claimed protection on or after ${writtenDay(claimedFrom)}, you get permission for ${lasts} at a time (not confirmed).`,
    "Other rules for settlement apply after it. We do not know them, so we cannot name a day.",
    `Ask ${adviser}.`
  )
};
var settlementQuestions = {
  applied_in_time: ({ began, ended }) => `One visa ended on ${writtenDay(ended)}, and the next one began on ${writtenDay(began)}. Did you apply for the next one before the first one ended?`,
  crown_dependency: ({ destination, ...span }) => sentences(
    `You made a journey to ${destination}, ${fromTo(span)}.`,
    "Did you spend all of it in the Channel Islands or the Isle of Man?"
  ),
  claimed_on: ({ claimedFrom }) => `On which day did you claim protection? Was it before ${writtenDay(claimedFrom)}?`
};
var whySettlementAsks = {
  applied_in_time: () => sentences(
    "If you applied before it ended, the law continued your permission until the decision.",
    "Then the days between count in full.",
    "If you applied later, your years may start again."
  ),
  crown_dependency: ({ onEuScheme }) => onEuScheme ? "Under the EU Settlement Scheme, time on the islands is not time away." : sentences(
    "Time counts as time in the UK if you lived on the islands with a permission like your UK one.",
    "A visit is time away."
  ),
  claimed_on: ({ lasts }) => sentences(
    `If you claimed on or after that day, you get permission for ${lasts} at a time.`,
    "The rules for settlement after it are different (not confirmed)."
  )
};

// backend/rules/src/sentences/settlement.ts
var settlementSentences = {
  ...settlementDates,
  ...settlementAbsences,
  ...settlementPermissions,
  ...settlementRequirements
};

// backend/rules/src/settlement/said.ts
var { against: against2, met: met2, toKnow: toKnow2 } = reasonsIn(settlementSentences);
var missing = missingIn(settlementMissing);

// backend/rules/src/settlement/acrossChanges.ts
function acrossChanges(asOf, changes, source4, settleFrom2) {
  let settled = settleFrom2({ from: asOf, before: [] });
  for (const change of changes) {
    const { earliestApplicationDate: earliest } = settled.answer;
    if (earliest === null) return settled;
    const next = settleFrom2({ from: toDayNumber(change), before: settled.obstacles });
    if (earliest < change)
      return { ...settled, answer: untilChange(change, settled.answer, next.answer, source4) };
    settled = next;
  }
  return settled;
}
function untilChange(change, answer2, { earliestApplicationDate: again }, source4) {
  if (again !== null && again <= change) return answer2;
  return {
    ...answer2,
    reasons: [
      ...answer2.reasons,
      toKnow2("rules_change", { change, applyBy: addDays(change, -1), again }, source4, {
        last: toDayNumber(change) - 1
      })
    ]
  };
}

// backend/rules/src/settlement/applicationWindow.ts
function daysBeforeComplete({ twentyEightDays, lastDaysOfPermission }, law2) {
  if (twentyEightDays) return law2.daysAfterApplication.days;
  return lastDaysOfPermission ? law2.lastDaysOfProtection.days : 0;
}
function applicationWindow(route, { completes, permissions, notBefore: notBefore2, asOf, law: law2 }) {
  const lead = daysBeforeComplete(route, law2);
  const at = (day) => Math.max(day, notBefore2);
  if (route.lastDaysOfPermission) {
    const last = endOfFiveYears(completes, permissions, law2.lastDaysOfProtection.days);
    const earliest = at(last - lead + 1);
    const applyBy = last < asOf ? endOfPermissionOn(asOf, permissions) ?? last : last;
    return { earliest, literal: earliest, inPractice: null, applyBy };
  }
  return {
    earliest: at(completes - lead),
    literal: at(completes - 1 - lead),
    inPractice: route.earlyInPractice ? at(completes - law2.daysEarlyInPractice.days) : null,
    applyBy: null
  };
}
function endOfFiveYears(completes, permissions, lastDays) {
  const ends = permissions.map(({ to }) => toDayNumber(to)).filter((to) => to >= completes - 1 && to < completes - 1 + lastDays);
  return ends.length === 0 ? completes - 1 : Math.max(...ends);
}
function endOfPermissionOn(day, permissions) {
  const ends = permissions.filter(({ from, to }) => toDayNumber(from) <= day && toDayNumber(to) >= day).map(({ to }) => toDayNumber(to));
  return ends.length === 0 ? null : Math.max(...ends);
}
function earliestByCurrentPermission(route, permissions, { longResidenceCurrentPermission: asked2 }) {
  if (route.absences !== "long_residence") return -Infinity;
  const current = permissions.reduce(
    (latest, permission) => latest === null || permission.from > latest.from ? permission : latest,
    null
  );
  const granted = current?.grantedOn ?? current?.from;
  if (granted === void 0 || granted < asked2.from) return -Infinity;
  return yearsLater(toDayNumber(granted), asked2.years);
}

// backend/rules/src/routes/combining.ts
var skilledWork = [
  "skilled_worker",
  "health_and_care_worker",
  "tier_2",
  "scale_up",
  "global_talent",
  "innovator_founder",
  "minister_of_religion",
  "sportsperson",
  "rep_overseas_business",
  "tier1_entrepreneur",
  "tier1_investor",
  "tier1_exceptional_talent",
  "tier1_other"
];
var notAddedToBno = /* @__PURE__ */ new Set([
  "hk_bno",
  "long_residence",
  "eu_settled_status",
  "child_born_in_uk"
]);
var added = {
  skilled_worker: skilledWork,
  health_and_care_worker: skilledWork,
  tier_2: skilledWork,
  scale_up: skilledWork,
  // The same route under two names.
  global_talent: ["tier1_exceptional_talent"],
  tier1_exceptional_talent: ["global_talent"],
  hk_bno: routes.filter((route) => asksForYears(route) && !notAddedToBno.has(route.key)).map(({ key }) => key),
  long_residence: routes.filter((route) => route.countsForLongResidence).map(({ key }) => key)
};
function combinesWith(route) {
  return (added[route] ?? []).filter((key) => key !== route);
}
var notSaid = {
  ...Object.fromEntries(
    [
      ...["global_talent", "tier1_exceptional_talent", "minister_of_religion", "sportsperson"],
      ...["rep_overseas_business", "tier1_entrepreneur", "tier1_investor"]
    ].map((key) => [key, skilledWork])
  ),
  family_ten_years: ["partner", "parent_of_child", "private_life"],
  private_life: ["family_ten_years", "partner", "parent_of_child", "child_born_in_uk"],
  refugee: ["humanitarian_protection"],
  humanitarian_protection: ["refugee"],
  hk_bno: ["eu_settled_status", "child_born_in_uk"]
};
function mayCombineWith(route) {
  const certain = combinesWith(route);
  return (notSaid[route] ?? []).filter((key) => key !== route && !certain.includes(key));
}

// backend/rules/src/settlement/openQuestions.ts
function questionsOfGaps(gaps, permissions, startIfInTime) {
  return gaps.filter(({ cause, last }) => cause === "unexplained" && last >= startIfInTime).map(({ first, last, permission }) => ({
    code: "applied_in_time",
    message: settlementQuestions.applied_in_time({
      began: permissions[permission]?.from ?? last + 1,
      ended: first - 1
    }),
    why: whySettlementAsks.applied_in_time(),
    permission,
    from: fromDayNumber(first),
    to: fromDayNumber(last),
    source: sources.continuousResidenceGuidance
  }));
}
function questionOfClaim(route, { grantDate, claimedOn }, law2) {
  const { claimedFrom, lasts, source: source4 } = law2.protectionForThirtyMonths;
  if (!route.lastDaysOfPermission || claimedOn !== void 0 || grantDate < claimedFrom) return [];
  return [
    {
      code: "claimed_on",
      message: settlementQuestions.claimed_on({ claimedFrom }),
      why: whySettlementAsks.claimed_on({ lasts }),
      source: source4
    }
  ];
}
function sameOutcome(one, other) {
  return one.verdict === other.verdict && one.earliestApplicationDate === other.earliestApplicationDate && one.literalEarliestApplicationDate === other.literalEarliestApplicationDate;
}
function outcomeOf(answer2, words3) {
  const { verdict, earliestApplicationDate, literalEarliestApplicationDate } = answer2;
  return {
    ...words3,
    verdict,
    periodStart: answer2.periodStart,
    earliestApplicationDate,
    literalEarliestApplicationDate,
    firstCompliantCountingDate: answer2.firstCompliantCountingDate
  };
}
function startOfYearsServed(answer2) {
  const served = answer2.reasons.find(({ code }) => code === "qualifying_period")?.from;
  return toDayNumber(served ?? answer2.periodStart);
}

// backend/rules/src/settlement/combinedYears.ts
function withUncertainYears(settlement) {
  const uncertain = new Set(mayCombineWith(settlement.route));
  const { permissions = [], grantDate } = settlement;
  if (!permissions.some(({ route }) => uncertain.has(route))) return null;
  const counted = permissions.map(
    (permission) => uncertain.has(permission.route) ? { ...permission, route: settlement.route } : permission
  );
  const first = counted.filter(({ route = settlement.route }) => route === settlement.route).reduce((earliest, { from }) => from < earliest ? from : earliest, grantDate);
  return { ...settlement, permissions: counted, grantDate: first };
}
function combinedReason({ permissions = [], route: key }, answer2, combined) {
  if (sameOutcome(answer2, combined)) return null;
  const route = routeOf(key);
  const uncertain = mayCombineWith(key);
  const titles = new Set(
    permissions.flatMap(
      ({ route: held }) => held !== void 0 && uncertain.includes(held) ? [routeOf(held).title] : []
    )
  );
  const day = combined.earliestApplicationDate;
  return toKnow2(
    "combining_not_confirmed",
    { titles: [...titles], route: route.title, firstDay: day },
    route.source,
    day === null ? {} : { first: toDayNumber(day) }
  );
}

// backend/rules/src/settlement/countingPermissions.ts
function sortedFor(route, permissions) {
  const counts2 = ({ route: held }) => held === void 0 || countsTowards(route, held);
  return {
    counting: permissions.filter(counts2),
    others: permissions.filter((permission) => !counts2(permission))
  };
}
function countsTowards(route, permission) {
  if (route === "long_residence") return routeOf(permission).countsForLongResidence;
  return permission === route || combinesWith(route).includes(permission);
}

// backend/rules/src/settlement/qualifyingPeriod.ts
function periodFrom(from, years, uncounted) {
  const start = nthDayOutside(uncounted, from, 1);
  const days = yearsLater(start, years) - start;
  return { start, completes: days === 0 ? start : nthDayOutside(uncounted, start, days) + 1 };
}
function periodCompleteFrom(day, notBefore2, years, uncounted) {
  let low = notBefore2;
  let high = Math.max(notBefore2, day);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (periodFrom(middle, years, uncounted).completes >= day) high = middle;
    else low = middle + 1;
  }
  return periodFrom(low, years, uncounted);
}
function firstCompliantPeriod(first, years, uncounted, rules) {
  const obstacles = [];
  let period = first;
  for (; ; ) {
    const obstacle = firstObstacle(movingPeriod(period, uncounted), rules);
    if (obstacle === null) return { ...period, obstacles };
    remember(obstacles, obstacle);
    period = periodFrom(obstacle.retryFrom, years, uncounted);
  }
}
function remember(obstacles, obstacle) {
  const previous = obstacles.at(-1);
  if (previous?.kind !== obstacle.kind || obstacle.first > previous.last) {
    obstacles.push(obstacle);
    return;
  }
  const worse = obstacle.kind === "any_twelve_months" && obstacle.days > previous.days ? obstacle : previous;
  obstacles[obstacles.length - 1] = { ...worse, retryFrom: obstacle.retryFrom };
}
function breaks(period, uncounted, rules) {
  return firstObstacle(movingPeriod(period, uncounted), rules) !== null;
}
function movingPeriod({ start, completes }, uncounted) {
  const last = completes - 1;
  const daysInStep = Math.min(
    daysInStepWithOtherYears(start),
    daysInStepWithOtherYears(last),
    nextDayOf(uncounted, start) - start,
    nextDayOf(uncounted, completes) - last
  );
  return { first: start, last, daysInStep };
}
function firstObstacle(period, rules) {
  for (const rule of rules) {
    const obstacle = rule.obstacle(period);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

// backend/rules/src/settlement/endOfGoodDays.ts
function endOfGoodDays(search, goodFrom, away, trips) {
  const { route, years, start, uncounted, rules, law: law2 } = search;
  if (route.anyYearsOnRoute || years === 0 || rules.length === 0) return null;
  const periodTo = (day) => periodCompleteFrom(day, start, years, uncounted);
  const isBroken2 = (day) => breaks(periodTo(day), uncounted, rules);
  for (let position = firstPositionEndingFrom(away, goodFrom); position < away.length; position += 1) {
    const span = away[position];
    if (span === void 0 || !isBroken2(span.last + 1)) continue;
    const brokenFrom = firstDayThat(isBroken2, Math.max(span.first, goodFrom), span.last + 1);
    const departed = departureBefore(trips, brokenFrom);
    const last = departed !== null && departed > goodFrom ? departed - 1 : brokenFrom - 1;
    if (last < goodFrom) return null;
    const next = firstCompliantPeriod(periodTo(brokenFrom), years, uncounted, rules);
    return { last, again: Math.max(span.last + 1, next.completes - daysBeforeComplete(route, law2)) };
  }
  return null;
}
function firstDayThat(holds, first, last) {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
function departureBefore(trips, day) {
  return trips.reduce((earliest, { departure, arrival }) => {
    const holds = departure < day && (arrival === null || arrival >= day - 1);
    return holds && (earliest === null || departure < earliest) ? departure : earliest;
  }, null);
}

// backend/rules/src/settlement/findPeriod.ts
function findPeriod({ route, years, start, asOf, uncounted, rules, law: law2 }) {
  const lead = daysBeforeComplete(route, law2);
  const whole = periodFrom(start, years, uncounted);
  const first = firstCompliantPeriod(whole, years, uncounted, rules);
  const reached = first.completes - lead <= asOf;
  const today2 = periodCompleteFrom(asOf, start, years, uncounted);
  const latest = !reached ? null : route.anyYearsOnRoute || first.start >= today2.start ? first : firstCompliantPeriod(today2, years, uncounted, rules);
  const isGood = latest !== null && latest.completes <= asOf + lead;
  const goodNow = isGood || latest !== null && route.anyYearsOnRoute;
  const chosen = latest === null || goodNow ? first : latest;
  return {
    whole,
    chosen,
    now: goodNow ? latest : null,
    looked: goodNow && latest !== null ? latest : whole.completes < asOf ? today2 : whole,
    obstacles: goodNow ? [] : chosen.obstacles,
    earlier: reached && (!goodNow || breaks(today2, uncounted, rules)) ? first : null
  };
}

// backend/rules/src/settlement/missingData.ts
function missingPermissions(coverage) {
  const { start, asOf, counting, permissions, applyBy } = coverage;
  if (permissions.length === 0)
    return applyBy !== null && applyBy < asOf ? [permissionNow(applyBy, coverage.years, coverage)] : [];
  const ends = Math.max(...permissions.map(({ to }) => toDayNumber(to)));
  const lacking = [];
  const begins = Math.min(...counting.map(({ from, grantedOn }) => firstDayOf(from, grantedOn)));
  if (counting.length === 0) lacking.push(missing("permission_that_counts", {}, { field }));
  else if (begins > start)
    lacking.push(
      missing(
        "permission_at_start",
        { start, begins },
        { field, from: fromDayNumber(start), to: fromDayNumber(begins - 1) }
      )
    );
  if (ends < asOf) lacking.push(permissionNow(ends, null, coverage));
  return lacking;
}
var field = "settlement.permissions";
function permissionNow(ended, protectionYears, { asOf, law: law2, hasApplied }) {
  const { goodReasonDays } = law2.forgivenGaps;
  return missing(
    "permission_now",
    {
      ...{ ends: ended, hasApplied, protectionYears },
      goodReasonDays: asOf - ended <= goodReasonDays ? goodReasonDays : null
    },
    { field, from: fromDayNumber(ended + 1), to: fromDayNumber(asOf) }
  );
}
function firstDayOf(from, grantedOn) {
  return toDayNumber(grantedOn !== void 0 && grantedOn < from ? grantedOn : from);
}
function conditionNotAsked({ condition }) {
  return condition === null ? [] : [condition];
}
function ruleMissingForClaim(route, { claimedOn }, law2) {
  const { claimedFrom, lasts } = law2.protectionForThirtyMonths;
  if (!route.lastDaysOfPermission || claimedOn === void 0 || claimedOn < claimedFrom) return [];
  return [missingForClaim("rule_not_known", { claimedFrom, lasts })];
}
var missingForClaim = missingIn(settlementMissingForClaim);

// backend/rules/src/settlement/noRouteReasons.ts
function noRouteReasons(route, on) {
  const { title, source: source4, settlementRule } = route;
  const about = { title, notes: notesOn(route, on) };
  switch (settlementRule) {
    case "not_known":
      return [against2("rule_not_known", about, source4)];
    case "not_needed":
      return [met2("settlement_not_needed", about, source4)];
    default:
      return [against2("no_settlement_route", about, source4)];
  }
}
function missingRule({ settlementRule, title }) {
  return settlementRule === "not_known" ? [missing("rule_not_known", { title })] : [];
}

// backend/rules/src/settlement/judgeGap.ts
function judgeGap(gap) {
  const { span, permission, position } = gap;
  const judged2 = (effect, cause, uncounted = []) => ({
    ...{ ...span, effect, cause, uncounted, permission: position },
    mayBeExcused: effect === "breaks" && isShort(gap) && cause !== "other_permission"
  });
  const excepted = (cause) => {
    const uncounted = withoutCountedDays(gap);
    return judged2(uncounted.length === 0 ? "counts" : "excepted", cause, uncounted);
  };
  if (gap.otherPermission) return judged2("breaks", "other_permission");
  if (inTime(gap) === true) return judged2("counts", "section_3c");
  if (permission.gapBefore !== void 0) return excepted("exception");
  if (isForgivenByDates(gap)) return excepted("dates");
  if (wasTravelling(gap)) return judged2("excepted", "travel", [span]);
  if (inTime(gap) === false) return judged2("breaks", "late");
  return judged2(gap.unexplained, "unexplained");
}
function lastDayWithPermission({ span, law: law2 }) {
  const extended = spanOf(law2.forgivenGaps.extended);
  const ended = span.first - 1;
  return isWithin(ended, extended) ? extended.last : ended;
}
function inTime(gap) {
  const { gapBefore, appliedOn, appliedInTime } = gap.permission;
  if (gapBefore === "section_3c") return true;
  if (appliedOn !== void 0) return toDayNumber(appliedOn) <= lastDayWithPermission(gap);
  return appliedInTime === "yes" ? true : appliedInTime === "no" ? false : null;
}
function isForgivenByDates(gap) {
  const { span, law: law2 } = gap;
  const { short, ...forgiven } = law2.forgivenGaps;
  const pandemic = spanOf(forgiven.pandemic);
  const isShortEnough = lengthOf(span) <= short.days && span.last < toDayNumber(short.endedBefore);
  if (isShortEnough || span.first >= pandemic.first && span.last <= pandemic.last) return true;
  const applied = gap.permission.appliedOn;
  return applied !== void 0 && isWithin(span.first - 1, spanOf(forgiven.extended)) && toDayNumber(applied) <= spanOf(forgiven.counted).last;
}
function withoutCountedDays(gap) {
  const { span, permission, route, law: law2 } = gap;
  const grace = spanOf(law2.forgivenGaps.counted);
  const applied = permission.appliedOn === void 0 ? null : toDayNumber(permission.appliedOn);
  const countedFrom = isWithin(span.first - 1, spanOf(law2.forgivenGaps.extended)) ? span.first : grace.first;
  const isSkilled = route.key === "skilled_worker" || route.key === "health_and_care_worker";
  const waited = applied !== null && isSkilled && isWithin(applied, spanOf(law2.forgivenGaps.skilledWorkerWait));
  const countedTo = waited ? span.last : grace.last;
  return unionOf([
    { first: span.first, last: Math.min(span.last, countedFrom - 1) },
    { first: Math.max(span.first, countedTo + 1), last: span.last }
  ]);
}
function wasTravelling({ route, span, trips, law: law2 }) {
  if (route.absences !== "long_residence") return false;
  return trips.some(
    ({ departure, arrival }) => arrival !== null && departure < span.first && arrival > span.last && arrival - departure - 1 <= longestAwayFrom(departure, law2)
  );
}
var longestAwayFrom = (departure, law2) => departure < toDayNumber(law2.longResidenceRollingSince) ? law2.longResidenceSingle.days : law2.anyTwelveMonths.days;
function isShort({ span, permission, law: law2 }) {
  const { goodReasonDays } = law2.forgivenGaps;
  if (permission.appliedOn === void 0) return lengthOf(span) <= goodReasonDays;
  return toDayNumber(permission.appliedOn) <= span.first - 1 + goodReasonDays;
}
function isWithin(day, { first, last }) {
  return day >= first && day <= last;
}

// backend/rules/src/settlement/permissions.ts
function gapsBetween(permissions, circumstances) {
  const { counting, others } = heldOn(circumstances.route, permissions);
  const otherDays = others.map(spanOf);
  const gaps = [];
  let coveredUntil = null;
  for (const permission of inOrder(counting)) {
    const from = toDayNumber(permission.from);
    if (coveredUntil !== null && from > coveredUntil + 1) {
      const span = { first: coveredUntil + 1, last: from - 1 };
      gaps.push(
        judgeGap({
          ...circumstances,
          span,
          permission,
          position: permissions.indexOf(permission),
          otherPermission: otherDays.some(({ first, last }) => first <= span.last && last >= span.first)
        })
      );
    }
    coveredUntil = Math.max(coveredUntil ?? -Infinity, toDayNumber(permission.to));
  }
  return gaps;
}
function heldOn(route, permissions) {
  if (route.absences === "long_residence") return { counting: permissions, others: [] };
  return sortedFor(route.key, permissions);
}
function uncountedPermission(route, permissions) {
  if (route.absences !== "long_residence") return [];
  return unionOf(sortedFor(route.key, permissions).others.map(spanOf));
}
function noGap(gaps, { forgivenGaps: forgivenGaps2 }) {
  const breaking = gaps.filter(({ effect }) => effect === "breaks");
  return {
    obstacle: ({ first, last }) => {
      const gap = lastStartingBy(breaking, last);
      if (gap === void 0 || gap.last < first) return null;
      return {
        kind: gap.cause === "other_permission" ? "time_on_other_route" : "gap_without_permission",
        first: gap.first,
        last: gap.last,
        days: lengthOf(gap),
        limit: { days: 0, source: forgivenGaps2.source },
        retryFrom: gap.last + 1
      };
    },
    worst: () => null
  };
}
function underOldPermission(grant, permissions, { rollingSince: rollingSince2, oldPermissionLasts: oldPermissionLasts2 }) {
  const change = toDayNumber(rollingSince2);
  const longest2 = (first) => ({
    first,
    last: monthsLater(first, oldPermissionLasts2.months) - 1
  });
  if (permissions.length === 0) return grant < change ? [longest2(grant)] : [];
  const old = permissions.filter(({ from, grantedOn }) => toDayNumber(grantedOn ?? from) < change);
  return unionOf(
    old.map(spanOf).map(({ first, last }) => ({ first, last: Math.min(last, longest2(first).last) }))
  );
}
function inOrder(permissions) {
  return [...permissions].sort((a, b) => toDayNumber(a.from) - toDayNumber(b.from));
}

// backend/rules/src/routes/listsLongAbsencesOnly.ts
var tenYearFamily = ["family_ten_years", "private_life", "child_born_in_uk"];
var listsLongAbsencesOnly = (route) => tenYearFamily.some((one) => one === route);

// backend/rules/src/settlement/absenceReasons.ts
function absenceReasons({
  route,
  looked,
  worst,
  beforeEntry: beforeEntry2,
  absences: absences2,
  grant,
  permissions,
  law: law2
}) {
  const { anyTwelveMonths, daysBeforeEntry: daysBeforeEntry3, euImportantReason: euImportantReason2, listedAbsences: listedAbsences2, rollingSince: rollingSince2 } = law2;
  const reasons = [];
  const inPeriod = (days) => clip(days, looked.start, looked.completes - 1);
  if (route.absences === "none") reasons.push(met2("no_absence_limit", {}, route.source));
  if (worst !== null && !worst.exceeded)
    reasons.push(
      met2(
        "twelve_months_within_limit",
        worst,
        route.absences === "eu_settlement" ? route.source : anyTwelveMonths.source,
        {
          ...{ days: worst.days, limit: worst.limit },
          ...{ first: toDayNumber(worst.from), last: toDayNumber(worst.to) }
        }
      )
    );
  if (worst !== null && worst.days >= listedAbsences2.days && listsLongAbsencesOnly(route.key))
    reasons.push(
      toKnow2("absences_to_list", { from: listedAbsences2.days }, listedAbsences2.source, {
        days: worst.days,
        limit: listedAbsences2.days
      })
    );
  if (beforeEntry2 !== null) {
    const days = lengthOf(beforeEntry2);
    reasons.push(
      toKnow2(
        "before_entry",
        { days, olderGuidance: days > daysBeforeEntry3.days ? daysBeforeEntry3.days : null },
        sources.continuousResidenceGuidance,
        { days, limit: anyTwelveMonths.days, first: beforeEntry2.first, last: beforeEntry2.last }
      )
    );
  }
  const permitted = countDays(inPeriod(absences2.permittedDays));
  if (permitted > 0 && route.absences === "eu_settlement")
    reasons.push(
      toKnow2("important_reason", { days: permitted, months: euImportantReason2.months }, route.source, {
        days: permitted
      })
    );
  else if (permitted > 0)
    reasons.push(
      toKnow2("permitted_absence", { days: permitted }, sources.continuousResidenceRules, { days: permitted })
    );
  const ignored = countDays(inPeriod(absences2.ignoredDays));
  if (ignored > 0 && route.ignoredAbsences !== null)
    reasons.push(
      toKnow2(
        "ignored_absence",
        { days: ignored, kind: route.ignoredAbsences.kind, date: route.ignoredAbsences.date },
        route.ignoredAbsences.source,
        { days: ignored }
      )
    );
  const fixed = countDays(inPeriod(absences2.fixedDays));
  if (fixed > 0)
    reasons.push(
      toKnow2("fixed_years", { days: fixed, since: rollingSince2 }, sources.continuousResidenceRules, {
        days: fixed
      })
    );
  const isOldGrant = grant < toDayNumber(rollingSince2) && route.absences === "continuous_residence";
  if (isOldGrant && permissions.length === 0 && inPeriod(absences2.countedDays).length > 0)
    reasons.push(
      toKnow2(
        "permission_end_unknown",
        { months: law2.oldPermissionLasts.months },
        sources.continuousResidenceRules,
        { first: grant }
      )
    );
  return [...reasons, ...leapDayReasons(looked, absences2, law2)];
}
function leapDayReasons(period, absences2, { anyTwelveMonths }) {
  const index = indexDays(clip(absences2.rollingDays, period.start, period.completes - 1));
  const forward = worstTwelveMonths(index);
  const backward = worstTwelveMonthsBackward(index);
  const limit2 = anyTwelveMonths.days;
  if (forward === null || backward === null || forward.days > limit2 || backward.days <= limit2) return [];
  return [
    toKnow2(
      "counted_backward_over_limit",
      { days: backward.days, limit: limit2, last: backward.last },
      anyTwelveMonths.source,
      { days: backward.days, limit: limit2, first: backward.first, last: backward.last }
    )
  ];
}

// backend/rules/src/settlement/obstacleReasons.ts
function obstacleReason(obstacle, law2) {
  const { kind, first, last, days, limit: limit2, retryFrom } = obstacle;
  const { source: source4 } = limit2;
  const broken2 = { days, limit: limit2.days, first, last, retryFrom };
  const numbers = { days, limit: limit2.days, first, last };
  switch (kind) {
    case "any_twelve_months":
      return against2("twelve_months_over_limit", broken2, source4, numbers);
    case "fixed_year":
      return against2("fixed_year_over_limit", { ...broken2, rollingSince: law2.rollingSince }, source4, numbers);
    case "single_absence":
      return against2(
        "single_absence_over_limit",
        { ...broken2, ...whoseSingleAbsence(obstacle, law2) },
        source4,
        numbers
      );
    case "total_absences":
      return against2("total_over_limit", broken2, source4, numbers);
    case "gap_without_permission":
      return against2("gap_without_permission", { first, last }, source4, { days, first, last });
    case "time_on_other_route":
      return against2("time_on_other_route", { days, first, last }, source4, { days, first, last });
  }
}
function whoseSingleAbsence({ limit: limit2 }, { longResidenceSingle: longResidenceSingle2, longResidenceRollingSince: longResidenceRollingSince2, childBornInUkSingle: childBornInUkSingle2 }) {
  const isLongResidence = limit2.source === longResidenceSingle2.source;
  return {
    longResidenceBefore: isLongResidence ? longResidenceRollingSince2 : null,
    months: childBornInUkSingle2.months
  };
}

// backend/rules/src/settlement/calendarMonths.ts
function daysOfMonths(first, months) {
  return monthsLater(first, months) - first;
}
var fewestDaysOf = (months) => Math.floor(months * 30.15);
var longest = (months) => Math.ceil(months * 30.7);
function monthsInTwelve(days, limit2) {
  const index = indexDays(days);
  const overFrom = startsOverMonths(index, limit2.months);
  const counted = (first, last) => ({
    ...{ first, last: lastOfTwelveMonths(first) },
    days: daysWithin(index, first, Math.min(lastOfTwelveMonths(first), last))
  });
  const limitFrom = (first) => ({
    days: daysOfMonths(first, limit2.months),
    source: limit2.source
  });
  return {
    obstacle: ({ first, last }) => {
      for (let run = firstEndingFrom(overFrom, first); run !== void 0 && run.first <= last; ) {
        const start = Math.max(run.first, first);
        const brokenOn = nthDayFrom(index, start, daysOfMonths(start, limit2.months) + 1);
        if (brokenOn !== null && brokenOn <= last)
          return {
            kind: "any_twelve_months",
            ...counted(start, last),
            limit: limitFrom(start),
            // Every later start of the run has its own twelve months over the limit, and they lie in its period.
            retryFrom: run.last + 1
          };
        run = start < run.last ? { first: start + 1, last: run.last } : firstEndingFrom(overFrom, run.last + 1);
      }
      return null;
    },
    worst: (first, last) => {
      const away = clip(days, first, last);
      let worst = null;
      for (const span of away) {
        const window = { ...counted(span.first, last), limit: limitFrom(span.first) };
        if (worst === null || window.days - window.limit.days > worst.days - worst.limit.days) worst = window;
      }
      return worst;
    }
  };
}
function startsOverMonths(index, months) {
  const isOver = (start) => daysWithin(index, start, lastOfTwelveMonths(start)) > daysOfMonths(start, months);
  const runs = [];
  for (const { first, last } of startsOver(index, fewestDaysOf(months))) {
    for (let start = first; start <= last; start += 1) {
      if (!isOver(start)) continue;
      const previous = runs.at(-1);
      if (previous !== void 0 && previous.last === start - 1)
        runs[runs.length - 1] = { first: previous.first, last: start };
      else runs.push({ first: start, last: start });
    }
  }
  return runs;
}
function monthsInAll(days, limit2) {
  const index = indexDays(days);
  return {
    obstacle: (period) => {
      const { first, last } = period;
      const away = daysWithin(index, first, last);
      const most = daysOfMonths(first, limit2.months);
      if (away <= most) return null;
      const moves = daysUntilWithin(index, period, longest(limit2.months), period.daysInStep);
      return {
        ...{ kind: "total_absences", first, last, days: away },
        limit: { days: most, source: limit2.source },
        retryFrom: first + Math.max(1, moves)
      };
    },
    worst: () => null
  };
}
function noAbsenceOverMonths(absences2, limit2) {
  const long = absences2.filter(({ departure, arrival }) => arrival > monthsLater(departure, limit2.months));
  return {
    obstacle: ({ first, last }) => {
      for (const { departure, arrival } of long) {
        const from = Math.max(departure, first);
        const until = Math.min(arrival, last + 1);
        if (until > monthsLater(from, limit2.months))
          return {
            kind: "single_absence",
            ...{ first: from, last: until - 1, days: until - from },
            limit: { days: daysOfMonths(from, limit2.months), source: limit2.source },
            retryFrom: from + 1
          };
      }
      return null;
    },
    worst: () => null
  };
}

// backend/rules/src/settlement/periodReasons.ts
function periodReasons(findings) {
  if (findings.verdict === "not_enough") return [];
  return [...earlierYearsReasons(findings), ...thirtyMonthsReasons(findings)];
}
function earlierYearsReasons({ route, law: law2, earlier, years }) {
  if (earlier === null) return [];
  const { start, completes } = earlier;
  const span = { first: start, last: completes - 1 };
  if (route.anyYearsOnRoute)
    return [met2("earlier_years_serve", { years, ...span }, sources.continuousResidenceGuidance, span)];
  return [
    against2(
      "earlier_years_do_not_serve",
      { years, daysAfter: route.twentyEightDays ? law2.daysAfterApplication.days : null, ...span },
      route.twentyEightDays ? law2.daysAfterApplication.source : route.source,
      span
    )
  ];
}
function thirtyMonthsReasons({
  route,
  law: law2,
  absences: absences2,
  period,
  verdict,
  years
}) {
  if (route.absences !== "eu_settlement") return [];
  const { euMonthsInTwelve: euMonthsInTwelve2, euMonthsInSixty: euMonthsInSixty2 } = law2;
  const span = { first: period.start, last: period.completes - 1 };
  const away = clip(absences2.countedDays, span.first, span.last);
  const sixMonths = monthsInTwelve(away, euMonthsInTwelve2);
  if (sixMonths.obstacle({ ...span, daysInStep: 1 }) === null) return [];
  return [
    (verdict === "eligible" ? met2 : toKnow2)(
      "thirty_months_in_sixty",
      {
        ...{ monthsInTwelve: euMonthsInTwelve2.months, since: euMonthsInSixty2.from },
        ...{ months: euMonthsInSixty2.months, ofMonths: 12 * years, start: period.start }
      },
      euMonthsInSixty2.source,
      span
    )
  ];
}

// backend/rules/src/settlement/permissionReasons.ts
function permissionReasons({
  route,
  gaps,
  permissions,
  absences: absences2,
  notBefore: notBefore2,
  earliest,
  asOf,
  law: law2,
  years
}) {
  const { forgivenGaps: forgivenGaps2, longResidenceCurrentPermission: longResidenceCurrentPermission2 } = law2;
  const { years: onIt, from: askedSince } = longResidenceCurrentPermission2;
  const reasons = [];
  for (const gap of gaps) {
    const numbers = { days: lengthOf(gap), first: gap.first, last: gap.last };
    reasons.push(...gapReasons(gap, law2));
    if (gap.mayBeExcused)
      reasons.push(
        toKnow2(
          "gap_may_be_excused",
          { limit: forgivenGaps2.goodReasonDays, first: gap.first, last: gap.last },
          forgivenGaps2.source,
          { ...numbers, limit: forgivenGaps2.goodReasonDays }
        )
      );
  }
  reasons.push(...timeThatDoesNotCount(route, permissions, years));
  if (Number.isFinite(notBefore2))
    reasons.push(
      (notBefore2 > asOf ? against2 : met2)(
        "year_on_current_permission",
        { years: onIt, on: notBefore2 },
        longResidenceCurrentPermission2.source,
        { first: notBefore2 }
      )
    );
  else if (route.absences === "long_residence" && permissions.length === 0)
    reasons.push(
      toKnow2(
        "year_on_current_permission_unknown",
        { years: onIt, from: askedSince },
        longResidenceCurrentPermission2.source,
        { first: toDayNumber(askedSince) }
      )
    );
  const lastDay = permissions.reduce((latest, { to }) => Math.max(latest, toDayNumber(to)), -Infinity);
  if (Number.isFinite(lastDay) && lastDay < earliest)
    reasons.push(
      against2("permission_ends_before", { ends: lastDay }, route.source, { first: lastDay, last: earliest })
    );
  if (route.key === "family_ten_years") {
    const away = indexDays(absences2.countedDays);
    for (const { from, to } of permissions) {
      const span = { first: toDayNumber(from), last: toDayNumber(to) };
      const days = daysWithin(away, span.first, span.last);
      if (days * 2 > lengthOf(span))
        reasons.push(
          toKnow2("uk_may_not_be_home", { days, from: span.first }, sources.continuousResidenceGuidance, {
            days,
            ...span
          })
        );
    }
  }
  return reasons;
}
function timeThatDoesNotCount(route, permissions, years) {
  if (route.absences !== "long_residence") return [];
  return sortedFor("long_residence", permissions).others.flatMap((permission) => {
    if (permission.route === void 0) return [];
    const { title, confidence, source: source4 } = routeOf(permission.route);
    const { first, last } = spanOf(permission);
    return [
      toKnow2(
        "permission_does_not_count",
        { title, years, confirmed: isConfirmed(confidence), first, last },
        source4,
        { days: lengthOf({ first, last }), first, last }
      )
    ];
  });
}
function gapReasons({ effect, cause, uncounted, ...gap }, { forgivenGaps: forgivenGaps2 }) {
  const span = { first: gap.first, last: gap.last };
  const numbers = { days: lengthOf(gap), ...span };
  const { source: source4, guidance: guidance3 } = forgivenGaps2;
  if (effect === "breaks") return [];
  if (cause === "section_3c" || cause === "unexplained")
    return [met2("gap_counts_section_3c", span, guidance3, numbers)];
  if (cause === "travel") return [met2("gap_spent_abroad", span, guidance3, numbers)];
  if (effect === "counts")
    return [
      met2(
        "gap_counts_pandemic",
        { grace: { first: forgivenGaps2.counted.from, last: forgivenGaps2.counted.to }, ...span },
        guidance3,
        numbers
      )
    ];
  return [toKnow2("gap_excepted", { uncounted: countDays(uncounted), ...span }, source4, numbers)];
}

// backend/rules/src/settlement/routeReasons.ts
function routeReasons(findings) {
  const { route, earliest, asOf, absences: absences2 } = findings;
  const reasons = [];
  const applying = Math.max(earliest, asOf);
  if (route.closes !== null && applying > toDayNumber(route.closes.on)) {
    const { on, laterFor } = route.closes;
    reasons.push(
      (laterFor === null || applying > toDayNumber(laterFor.on) ? against2 : toKnow2)(
        "route_closed",
        { on, laterFor },
        route.source,
        { last: toDayNumber(on) }
      )
    );
  }
  reasons.push(...knowledgeReasons(findings));
  const notes = notesOn(route, fromDayNumber(applying));
  if (notes.length > 0) reasons.push(toKnow2("about_the_route", { notes }, route.source));
  reasons.push(notAskedReason(findings));
  if (isContinuous(route) && absences2.countedDays.length > 0)
    reasons.push(toKnow2("islands", {}, sources.continuousResidenceRules));
  return reasons;
}
function knowledgeReasons({
  route,
  law: law2,
  person: person2,
  english,
  lifeInUk,
  earliest,
  asOf
}) {
  const applying = Math.max(earliest, asOf);
  if (english.exempt === "age" || lifeInUk.exempt === "age") {
    const age = person2?.dateOfBirth === void 0 ? null : ageOn(person2.dateOfBirth, fromDayNumber(applying));
    const ages = law2.agesAsked;
    return [met2("knowledge_not_asked_at_age", { on: applying, age, ages }, english.source)];
  }
  return [...englishReasons(english, lifeInUk, applying, law2), ...testReasons(route, english, lifeInUk, law2)];
}
function englishReasons(english, lifeInUk, on, law2) {
  const { asked: asked2, held, met: isMet2, exempt: exempt2, confirmed, source: source4 } = english;
  if (asked2 === "none" || asked2 === "route") return [];
  const stands = isMet2 === null ? toKnow2 : isMet2 ? met2 : against2;
  return [
    stands(
      "english_level",
      {
        ...{ asked: asked2, on, confirmed, held, met: isMet2 === true },
        notNeeded: exempt2 === "held_exempt",
        test: lifeInUk.asked && lifeInUk.passed !== true,
        ages: law2.agesAsked
      },
      source4
    )
  ];
}
function testReasons({ lifeInTheUk }, { asked: asked2 }, { passed }, law2) {
  if (lifeInTheUk === "none") return [];
  const grownChildrenOnly = lifeInTheUk === "grown_children";
  const said = { passed: passed === true, grownChildrenOnly, ages: law2.agesAsked };
  if (passed === true) return [met2("life_in_the_uk", said, sources.lifeInTheUk)];
  if (asked2 === "B1" || asked2 === "B2") return [];
  return [toKnow2("life_in_the_uk", said, sources.lifeInTheUk)];
}
function notAskedReason({ route, law: law2 }) {
  const refusal = { sentenceMonths: law2.sentenceForRefusal, debtToTheNhs: law2.debtToTheNhs };
  if (!isContinuous(route)) return toKnow2("suitability", refusal, sources.suitability);
  return toKnow2(
    "breaks_not_asked",
    { ...refusal, pausesUpTo: pausesOnly(route) ? law2.sentenceThatPauses : null },
    sources.continuousResidenceRules
  );
}
function isContinuous({ absences: absences2 }) {
  return absences2 === "continuous_residence" || absences2 === "long_residence";
}
function pausesOnly({ key }) {
  return key === "family_ten_years" || key === "private_life";
}

// backend/rules/src/settlement/waitingReasons.ts
function waitingReasons({ settlement, route, permissions }) {
  if (settlement.awaitingDecisionSince === void 0) return [];
  const applied = toDayNumber(settlement.awaitingDecisionSince);
  const ends = Math.max(...permissions.map(({ to }) => toDayNumber(to)));
  const isEuScheme = route.absences === "eu_settlement";
  const reasons = [toKnow2("waiting_for_decision", { applied }, route.source, { first: applied })];
  if (permissions.length > 0 && !isEuScheme)
    reasons.push(
      applied <= ends ? met2("waiting_permission_goes_on", { ends }, sources.continuousResidenceGuidance, {
        first: applied,
        last: ends
      }) : against2("waiting_applied_late", { ends }, sources.continuousResidenceGuidance, {
        first: ends,
        last: applied
      })
    );
  if (!isEuScheme) reasons.push(toKnow2("waiting_do_not_travel", {}, sources.immigrationRulesIndex));
  reasons.push(toKnow2("waiting_show_your_rights", {}, sources.immigrationRulesIndex));
  return reasons;
}

// backend/rules/src/settlement/windowReasons.ts
function windowReasons(findings) {
  const { verdict } = findings;
  const ending = [...assumedReasons(findings), ...journeyReasons(findings)];
  if (verdict === "no_route") return ending;
  if (verdict === "not_enough") return [...lastDaysOver(findings), ...ending];
  return [...practiceReasons(findings), ...lastDaysReasons(findings), ...ending];
}
function practiceReasons({ route, law: law2, years, earliest, inPractice }) {
  if (inPractice === null) return [];
  const { source: source4, days } = law2.daysEarlyInPractice;
  const reasons = [
    toKnow2("earlier_in_practice", { inPractice, days, months: 12 * years, earliest }, source4, {
      first: inPractice,
      last: earliest
    })
  ];
  const [early, late] = [inPractice, earliest].map(
    (day) => englishLevelOn(route.english, fromDayNumber(day))
  );
  if (early !== void 0 && late !== void 0 && early.value !== late.value)
    reasons.push(
      toKnow2(
        "english_level_between",
        {
          early: { on: inPractice, level: early.value },
          late: { on: earliest, level: late.value },
          confirmed: isConfirmed(late.confidence)
        },
        late.source,
        { first: inPractice, last: earliest }
      )
    );
  return reasons;
}
function lastDaysReasons({ applyBy, earliest, asOf, law: law2, years }) {
  if (applyBy === null) return [];
  const { source: source4, days } = law2.lastDaysOfProtection;
  const span = { first: earliest, last: applyBy };
  if (earliest + days <= asOf)
    return [toKnow2("apply_before_permission_ends", { years, applyBy }, source4, span)];
  return [toKnow2("last_days_of_permission", { days, earliest, applyBy }, source4, span)];
}
function lastDaysOver({ applyBy, earliest, asOf, law: law2 }) {
  if (applyBy === null || applyBy >= asOf) return [];
  const { source: source4, days } = law2.lastDaysOfProtection;
  return [against2("last_days_over", { days, applyBy }, source4, { first: earliest, last: applyBy })];
}
function assumedReasons({ permissions, years, grant }) {
  if (permissions.length > 0 || years === 0) return [];
  return [
    toKnow2("lawful_residence_assumed", { start: grant }, sources.continuousResidenceRules, { first: grant })
  ];
}
function journeyReasons({ ends, absences: absences2, settlement }) {
  const reasons = [];
  if (ends !== null)
    reasons.push(
      toKnow2("journey_ends_good_days", ends, sources.continuousResidenceRules, {
        first: ends.last,
        last: ends.again
      })
    );
  const onIslands = absences2.islandDays.reduce((days, { first, last }) => days + last - first + 1, 0);
  if (onIslands > 0)
    reasons.push(
      met2(
        "lived_on_islands",
        { days: onIslands },
        settlement.route === "eu_settled_status" ? sources.euSettlement : sources.continuousResidenceRules,
        { days: onIslands }
      )
    );
  return reasons;
}

// backend/rules/src/settlement/settlementReasons.ts
function ruleMissingReasons(route, missing5) {
  return missing5.map((lacking) => reason("against", lacking, route.source));
}
function settlementReasons(findings) {
  return [
    ...dateReasons(findings),
    ...periodReasons(findings),
    ...findings.obstacles.map((obstacle) => obstacleReason(obstacle, findings.law)),
    ...absenceReasons(findings),
    ...permissionReasons(findings),
    ...windowReasons(findings),
    ...waitingReasons(findings),
    ...routeReasons(findings)
  ];
}
function dateReasons(findings) {
  const { route, law: law2, years, verdict, earliest, lead, period, firstComplete, asOf, missing: missing5 } = findings;
  const { start, completes } = period;
  const span = { first: start, last: completes - 1 };
  const reasons = [...ruleMissingReasons(route, missing5)];
  if (years > 0)
    reasons.push(
      (completes - lead <= asOf ? met2 : against2)(
        "qualifying_period",
        { years, start, completes, completeSince: firstComplete < completes ? firstComplete : null },
        route.source,
        span
      )
    );
  if (lead > 0 && route.twentyEightDays)
    reasons.push(
      toKnow2(
        "counted_back_from_later_day",
        { days: lead, ancestry: route.key === "uk_ancestry" },
        law2.daysAfterApplication.source,
        { days: lead }
      )
    );
  if (verdict === "not_yet" || verdict === "over_limit")
    reasons.push(
      against2("wait_until", { earliest, days: earliest - asOf }, route.source, {
        days: earliest - asOf,
        first: earliest
      })
    );
  return reasons;
}

// backend/rules/src/settlement/euSettlement.ts
function nightsAway(absences2) {
  return unionOf(absences2.map(({ departure, arrival }) => ({ first: departure, last: arrival - 1 })));
}
function importantAbsence(absences2, { euImportantReason: reason2 }) {
  const allowed = absences2.filter(
    ({ departure, arrival }) => arrival <= monthsLater(departure, reason2.months)
  );
  return allowed.reduce(
    (longest2, absence) => longest2 === null || absence.arrival - absence.departure > longest2.arrival - longest2.departure ? absence : longest2,
    null
  );
}
function euSettlementRule(days, all, thirtyMonthsStart, law2) {
  const sixMonths = monthsInTwelve(days, law2.euMonthsInTwelve);
  const thirtyMonths = monthsInAll(all, law2.euMonthsInSixty);
  return {
    obstacle: (period) => {
      const broken2 = sixMonths.obstacle(period);
      if (broken2 === null) return null;
      if (period.first < thirtyMonthsStart)
        return { ...broken2, retryFrom: Math.min(broken2.retryFrom, thirtyMonthsStart) };
      const alsoBroken = thirtyMonths.obstacle(period);
      return alsoBroken && { ...broken2, retryFrom: Math.min(broken2.retryFrom, alsoBroken.retryFrom) };
    },
    worst: sixMonths.worst
  };
}

// backend/rules/src/settlement/fixedYears.ts
function yearEnds(first, last) {
  const { year, month, day } = partsOfDay(last);
  const leapDay = month === 2 && day === 29;
  const endIn = (ofYear) => dayNumberOf(ofYear, month, leapDay && !isLeapYear(ofYear) ? 28 : day);
  const ends = [];
  for (let ofYear = partsOfDay(first).year; ofYear <= year; ofYear += 1) {
    const end = endIn(ofYear);
    if (end >= first) ends.push(end);
  }
  return ends;
}
function inFixedYears(days, limit2) {
  const index = indexDays(days);
  const yearOver = (most, first, last) => {
    let before = first - 1;
    let countedBefore = daysThrough(index, before);
    for (const end of yearEnds(first, last)) {
      const counted = daysThrough(index, end);
      if (counted - countedBefore > most)
        return { first: before + 1, last: end, days: counted - countedBefore };
      before = end;
      countedBefore = counted;
    }
    return null;
  };
  return {
    obstacle: ({ first, last, daysInStep }) => {
      if (daysWithin(index, first, last) <= limit2.days) return null;
      const broken2 = yearOver(limit2.days, first, last);
      if (broken2 === null) return null;
      const moves = daysUntilWithin(index, broken2, limit2.days, daysInStep);
      return { kind: "fixed_year", ...broken2, limit: limit2, retryFrom: first + moves };
    },
    worst: (first, last) => {
      let worst = null;
      for (let year = yearOver(0, first, last); year !== null; year = yearOver(year.days, first, last))
        worst = year;
      return worst && { ...worst, limit: limit2 };
    }
  };
}

// backend/rules/src/settlement/rollingYears.ts
function rollingYears(days, limit2) {
  const index = indexDays(days);
  const overFrom = startsOver(index, limit2.days);
  return {
    obstacle: ({ first, last }) => {
      const run = firstEndingFrom(overFrom, first);
      if (run === void 0) return null;
      const start = Math.max(run.first, first);
      const brokenOn = nthDayFrom(index, start, limit2.days + 1);
      if (brokenOn === null || brokenOn > last) return null;
      const end = lastOfTwelveMonths(start);
      return {
        kind: "any_twelve_months",
        first: start,
        last: end,
        days: daysWithin(index, start, Math.min(end, last)),
        limit: limit2,
        // Every later start of the run has its own twelve months over the limit, and they lie in its period.
        retryFrom: run.last + 1
      };
    },
    worst: (first, last) => {
      const worst = worstTwelveMonths(indexDays(clip(days, first, last)));
      return worst && { ...worst, limit: limit2 };
    }
  };
}

// backend/rules/src/settlement/totalDays.ts
function totalDays(days, limit2) {
  const index = indexDays(days);
  return {
    obstacle: (period) => {
      const { first, last } = period;
      const away = daysWithin(index, first, last);
      if (away <= limit2.days) return null;
      const retryFrom = first + daysUntilWithin(index, period, limit2.days, period.daysInStep);
      return { kind: "total_absences", first, last, days: away, limit: limit2, retryFrom };
    },
    worst: () => null
  };
}

// backend/rules/src/settlement/longResidence.ts
function longResidenceRules(absences2, law2) {
  const change = toDayNumber(law2.longResidenceRollingSince);
  const distinct = distinctAbsences(absences2);
  const before = distinct.filter(({ departure }) => departure < change);
  const after = distinct.filter(({ departure }) => departure >= change);
  const rollingDays = unionOf(after);
  return {
    rules: [
      noSingleAbsenceOver(before, law2.longResidenceSingle),
      totalDays(clip(unionOf(before), -Infinity, change - 1), law2.longResidenceTotal),
      rollingYears(rollingDays, law2.anyTwelveMonths)
    ],
    rollingDays
  };
}
function noSingleAbsenceOver(absences2, limit2) {
  const long = absences2.filter((absence) => daysOfAbsence(absence) > limit2.days);
  return {
    obstacle: ({ first, last }) => {
      for (const absence of long) {
        const inPeriod = { first: Math.max(absence.first, first), last: Math.min(absence.last, last) };
        const days = lengthOf(inPeriod);
        if (days > limit2.days)
          return {
            kind: "single_absence",
            ...inPeriod,
            days,
            limit: limit2,
            retryFrom: inPeriod.last - limit2.days + 1
          };
      }
      return null;
    },
    worst: () => null
  };
}

// backend/rules/src/settlement/settlementRules.ts
function settlementAbsences2(route, travel) {
  const absenceOfTrip = (trip) => absenceOf(trip, travel.counting, travel.asOf);
  const isPermitted = ({ permittedReason }) => permittedReason !== null && reasonApplies(route, permittedReason);
  const [onIslands, abroad] = apart(travel.trips, (trip) => isTimeInUk(route, trip));
  const [permitted, others] = apart(abroad, isPermitted);
  const unpermitted = others.map(absenceOfTrip);
  if (travel.beforeEntry !== null) unpermitted.push(travel.beforeEntry);
  const all = unionOf(unpermitted);
  const absences2 = countedAbsences(route, unpermitted);
  const { law: law2 } = travel;
  const oldPermission = underOldPermission(travel.grant, travel.permissions, law2);
  const dependant = route.ignoredAbsences?.kind === "permission_granted_before";
  const days = absences2 === unpermitted ? all : unionOf(absences2);
  const countedDays = dependant ? without(days, oldPermission) : days;
  const permittedDays = without(unionOf(permitted.map(absenceOfTrip)), all);
  const ignoredDays = countedDays === all ? [] : without(all, countedDays);
  const islandDays = without(unionOf(onIslands.map(absenceOfTrip)), all);
  const sorted = { countedDays, permittedDays, ignoredDays, islandDays };
  switch (route.absences) {
    case "continuous_residence": {
      const fixedDays = inBoth(countedDays, oldPermission);
      const rollingDays = without(countedDays, oldPermission);
      const { anyTwelveMonths } = law2;
      const rules = [inFixedYears(fixedDays, anyTwelveMonths), rollingYears(rollingDays, anyTwelveMonths)];
      return { ...sorted, rules, rollingDays, fixedDays };
    }
    case "long_residence":
      return { ...sorted, ...longResidenceRules(absences2, law2), fixedDays: [] };
    case "eu_settlement":
      return { ...sorted, ...euAbsences(travel, abroad), rollingDays: [], fixedDays: [] };
    case "child_born_in_uk":
      return {
        ...sorted,
        rules: [noAbsenceOverMonths(absences2, law2.childBornInUkSingle), totalDays(days, law2.childBornInUk)],
        rollingDays: [],
        fixedDays: []
      };
    case "none":
      return { ...sorted, rules: [], rollingDays: [], fixedDays: [] };
  }
}
function euAbsences({ asOf, startCompleting, law: law2 }, trips) {
  const absences2 = trips.map((trip) => absenceOf(trip, "whole_days", asOf));
  const important = importantAbsence(
    absences2.filter((_, position) => trips[position]?.permittedReason === "important_reason"),
    law2
  );
  const all = nightsAway(absences2);
  const counted = nightsAway(absences2.filter((absence) => absence !== important));
  return {
    rules: [euSettlementRule(counted, all, startCompleting(toDayNumber(law2.euMonthsInSixty.from)), law2)],
    countedDays: counted,
    permittedDays: important === null ? [] : without(nightsAway([important]), counted)
  };
}
function isTimeInUk({ absences: absences2 }, { crownDependency }) {
  if (absences2 === "eu_settlement") return crownDependency !== null;
  return crownDependency === "lived_there" && (absences2 === "continuous_residence" || absences2 === "long_residence");
}
function apart(items, belongs) {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
function countedAbsences(route, absences2) {
  const ignored = route.ignoredAbsences;
  if (ignored === null || ignored.kind === "permission_granted_before") return absences2;
  const date = toDayNumber(ignored.date);
  if (ignored.kind === "days_before")
    return absences2.map((absence) => ({ ...absence, first: Math.max(absence.first, date) }));
  return distinctAbsences(absences2).filter(({ departure }) => departure >= date);
}
function reasonApplies(route, permitted) {
  if (route.absences !== "continuous_residence" && route.absences !== "long_residence") return false;
  switch (permitted) {
    case "research":
      return ["skilled_worker", "tier_2", "global_talent", "tier1_exceptional_talent"].includes(route.key);
    case "family_life":
      return route.key === "family_ten_years";
    case "accompanying_main_applicant":
      return route.key === "pbs_dependant";
    case "crisis_overseas":
    case "travel_disruption":
    case "compelling_compassionate":
    case "partner_on_crown_service":
      return true;
    case "important_reason":
      return false;
  }
}

// backend/rules/src/settlement/withoutDate.ts
var noDates = {
  earliestApplicationDate: null,
  literalEarliestApplicationDate: null,
  firstCompliantCountingDate: null
};
function withoutDate(settlement, verdict, reasons, missing5 = []) {
  return {
    route: settlement.route,
    qualifyingYears: null,
    periodStart: settlement.grantDate,
    periodComplete: null,
    preEntryDays: 0,
    worstTwelveMonths: null,
    verdict,
    ...noDates,
    reasons,
    missing: missing5,
    practicalEarliestApplicationDate: null,
    applyBy: null,
    eligibleUntil: null,
    eligibleAgainFrom: null,
    questions: [],
    otherOutcome: null,
    english: null,
    lifeInUk: null
  };
}

// backend/rules/src/settlement/assessSettlement.ts
function assessSettlement(question) {
  const { settlement } = question;
  const route = routeOf(settlement.route);
  const application2 = { ...question, asOf: dayOfApplication(question) };
  const [usualYears] = yearsOn2(route, fromDayNumber(application2.asOf));
  if (usualYears === void 0) {
    const missing5 = missingRule(route);
    return withoutDate(
      settlement,
      missing5.length > 0 ? "not_enough" : "no_route",
      noRouteReasons(route, fromDayNumber(application2.asOf)),
      missing5
    );
  }
  const inForce = lawOn(fromDayNumber(application2.asOf), question.law);
  const unknown = ruleMissingForClaim(route, settlement, inForce);
  if (unknown.length > 0)
    return withoutDate(settlement, "not_enough", ruleMissingReasons(route, unknown), unknown);
  return withUncertainRule(application2, route);
}
function withUncertainRule(question, route) {
  const { settlement } = question;
  const answer2 = withOpenQuestions(question, route);
  const combined = withUncertainYears(settlement);
  if (combined === null) return answer2;
  const other = withOpenQuestions({ ...question, settlement: combined }, route);
  const reason2 = combinedReason(settlement, answer2, other);
  return reason2 === null ? answer2 : { ...answer2, reasons: [...answer2.reasons, reason2] };
}
function dayOfApplication({ settlement: { awaitingDecisionSince }, asOf }) {
  return awaitingDecisionSince === void 0 ? asOf : Math.min(asOf, toDayNumber(awaitingDecisionSince));
}
function withOpenQuestions(question, route) {
  const { settlement } = question;
  const permissions = settlement.permissions ?? [];
  const { answer: answer2, gaps } = settle(question, route, "breaks");
  if (gaps.some(({ cause }) => cause === "unexplained")) {
    const inTime2 = settle(question, route, "counts").answer;
    const questions = questionsOfGaps(gaps, permissions, startOfYearsServed(inTime2));
    if (questions.length > 0 && !sameOutcome(answer2, inTime2))
      return asked(
        answer2,
        questions,
        outcomeOf(inTime2, { supposing: "If you applied in time", otherwise: "If you did not" })
      );
  }
  const inForce = lawOn(fromDayNumber(question.asOf), question.law);
  const claim = questionOfClaim(route, settlement, inForce);
  if (claim.length === 0) return answer2;
  const unknown = { ...answer2, verdict: "not_enough", ...noDates };
  const claimsFrom = writtenDate(inForce.protectionForThirtyMonths.claimedFrom);
  return asked(
    answer2,
    claim,
    outcomeOf(unknown, {
      supposing: `If you claimed on or after ${claimsFrom}`,
      otherwise: `If you claimed before ${claimsFrom}`
    })
  );
}
function asked(answer2, questions, otherOutcome) {
  return { ...answer2, questions, otherOutcome };
}
function settle(question, route, unexplained) {
  const changes = changesAfter(fromDayNumber(question.asOf), question.law, route.qualifyingYears);
  return acrossChanges(
    question.asOf,
    changes,
    route.source,
    (applications) => settleFrom(applications, question, route, unexplained)
  );
}
function settleFrom({ from, before }, question, route, unexplained) {
  const { settlement, trips, asOf, person: person2 } = question;
  const day = fromDayNumber(from);
  const inForce = lawOn(day, question.law);
  const years = settlement.qualifyingYears ?? yearsOn2(route, day)[0] ?? 0;
  const { permissions = [], awaitingDecisionSince: applied } = settlement;
  const grant = firstCountedDay(route, settlement.grantDate, permissions);
  const entry = settlement.entryDate === void 0 ? grant : toDayNumber(settlement.entryDate);
  const periodStart = route.clockStarts === "entry" ? Math.max(grant, entry) : grant;
  const beforeEntry2 = entry > periodStart ? { departure: grant, arrival: entry, first: grant, last: entry - 1 } : null;
  const gaps = gapsBetween(permissions, { route, trips, unexplained, law: inForce });
  const uncounted = indexDays(
    unionOf([...gaps.flatMap((gap) => gap.uncounted), ...uncountedPermission(route, permissions)])
  );
  const absences2 = settlementAbsences2(route, {
    ...question,
    grant,
    beforeEntry: beforeEntry2,
    permissions,
    law: inForce,
    startCompleting: (day2) => periodCompleteFrom(day2, periodStart, years, uncounted).start
  });
  const rules = [noGap(gaps, inForce), ...absences2.rules];
  const search = { route, years, start: periodStart, asOf: from, uncounted, rules, law: inForce };
  const { whole, chosen, now, looked, earlier: earlierYears, ...found } = findPeriod(search);
  const obstacles = [...before, ...found.obstacles];
  const notBefore2 = earliestByCurrentPermission(route, permissions, inForce);
  const opens = from > asOf ? from : -Infinity;
  const { earliest, literal, inPractice, applyBy } = applicationWindow(route, {
    ...{ completes: chosen.completes, permissions, notBefore: Math.max(notBefore2, opens), asOf },
    law: inForce
  });
  const counting = sortedFor(route.key, permissions).counting;
  const missing5 = years === 0 ? conditionNotAsked(route) : missingPermissions({
    ...{ start: chosen.start, asOf, years, permissions, applyBy, law: inForce },
    counting: route.absences === "long_residence" ? permissions : counting,
    hasApplied: applied !== void 0 && toDayNumber(applied) <= asOf
  });
  const closed = closesBefore(route, Math.max(earliest, asOf));
  const verdict = verdictOf2({
    missing: missing5.length > 0,
    closed,
    eligible: now !== null && earliest <= asOf,
    overLimit: (now === null || before.length > 0) && [...before, ...chosen.obstacles].some(
      ({ kind }) => !kind.startsWith("gap") && !kind.startsWith("time")
    )
  });
  const named = verdict !== "no_route" && verdict !== "not_enough";
  const dated = (day2) => named && day2 !== null ? fromDayNumber(day2) : null;
  const ends = named ? endOfGoodDays(search, Math.max(earliest, asOf), absences2.countedDays, trips) : null;
  const worst = worstWindow(looked, absences2.rules);
  const applying = fromDayNumber(Math.max(earliest, asOf));
  const english = englishStatus(route.english, applying, person2);
  const lifeInUk = lifeInUkStatus(route, applying, person2);
  const answer2 = {
    route: settlement.route,
    qualifyingYears: years,
    periodStart: fromDayNumber(periodStart),
    periodComplete: years === 0 ? null : fromDayNumber(whole.completes),
    preEntryDays: beforeEntry2 === null ? 0 : entry - grant,
    worstTwelveMonths: worst,
    verdict,
    earliestApplicationDate: dated(earliest),
    literalEarliestApplicationDate: dated(literal),
    firstCompliantCountingDate: dated(chosen.completes),
    reasons: settlementReasons({
      ...{ settlement, person: person2, route, years, asOf, verdict, earliest, inPractice, applyBy, notBefore: notBefore2 },
      law: inForce,
      lead: daysBeforeComplete(route, inForce),
      period: now ?? chosen,
      firstComplete: chosen.completes,
      ...{ looked, obstacles, earlier: earlierYears, worst, beforeEntry: beforeEntry2, gaps, permissions, grant, absences: absences2 },
      ...{ english, lifeInUk, missing: missing5, ends }
    }),
    missing: missing5,
    practicalEarliestApplicationDate: dated(inPractice),
    applyBy: dated(applyBy),
    eligibleUntil: dated(ends?.last ?? null),
    eligibleAgainFrom: dated(ends?.again ?? null),
    questions: [],
    otherOutcome: null,
    english,
    lifeInUk
  };
  return { answer: answer2, gaps, obstacles };
}
function firstCountedDay(route, grantDate, permissions) {
  const grant = toDayNumber(grantDate);
  const { counting, others } = sortedFor(route.key, permissions);
  if (route.absences === "long_residence" || others.length === 0 || counting.length === 0) return grant;
  const begins = Math.min(...counting.map(({ from }) => toDayNumber(from)));
  const covered = unionOf(others.map(spanOf)).some(({ first, last }) => first <= grant && last >= begins - 1);
  return covered ? Math.max(grant, begins) : grant;
}
function verdictOf2({ missing: missing5, closed, eligible, overLimit: overLimit2 }) {
  if (closed) return "no_route";
  if (missing5) return "not_enough";
  if (eligible) return "eligible";
  return overLimit2 ? "over_limit" : "not_yet";
}
function closesBefore({ closes }, day) {
  return closes !== null && day > toDayNumber(closes.laterFor?.on ?? closes.on);
}
function worstWindow(period, rules) {
  const windows = rules.map((rule) => rule.worst(period.start, period.completes - 1)).filter((window) => window !== null);
  const [firstWindow, ...others] = windows;
  if (firstWindow === void 0) return null;
  const worst = others.reduce((most, window) => window.days > most.days ? window : most, firstWindow);
  return {
    days: worst.days,
    from: fromDayNumber(worst.first),
    to: fromDayNumber(worst.last),
    limit: worst.limit.days,
    exceeded: worst.days > worst.limit.days
  };
}

// backend/rules/src/assessment/problems.ts
var mostTrips = 2e3;
var mostPermissions = 100;
var earliestDate = "1900-01-01";
var latestDate = "2199-12-31";
var UnsoundAssessment = class extends Error {
  constructor(problems) {
    super(problems.map(({ field: field2, message }) => `${field2}: ${message}`).join(" "));
    this.problems = problems;
  }
  problems;
  name = "UnsoundAssessment";
  code = "unsound_assessment";
};
function problemsOf(request) {
  const problems = [];
  const dated = (field2, date) => {
    if (date === null || date === void 0) return false;
    if (!isCivilDate(date)) {
      problems.push({ field: field2, message: "Enter a day that exists, as yyyy-MM-dd." });
      return false;
    }
    if (date < earliestDate || date > latestDate) {
      problems.push({ field: field2, message: `Enter a day from ${earliestDate} to ${latestDate}.` });
      return false;
    }
    return true;
  };
  const ordered = (first, last, message) => {
    const bothDated = [dated(...first), dated(...last)].every(Boolean);
    if (bothDated && last[1] !== null && last[1] < first[1]) problems.push({ field: last[0], message });
  };
  const ensure = (field2, holds, message) => {
    if (!holds) problems.push({ field: field2, message });
  };
  dated("asOf", request.asOf);
  if (request.trips.length > mostTrips)
    problems.push({ field: "trips", message: `Give at most ${mostTrips} trips.` });
  else
    request.trips.forEach(
      ({ departureDate, returnDate }, position) => ordered(
        [`trips.${position}.departureDate`, departureDate],
        [`trips.${position}.returnDate`, returnDate],
        "The return is before the departure."
      )
    );
  const { settlement, citizenship } = request;
  if (settlement !== void 0) {
    dated("settlement.grantDate", settlement.grantDate);
    dated("settlement.entryDate", settlement.entryDate);
    if (settlement.permissions !== void 0 && settlement.permissions.length > mostPermissions)
      problems.push({
        field: "settlement.permissions",
        message: `Give at most ${mostPermissions} permissions.`
      });
    else
      settlement.permissions?.forEach(({ from, to, grantedOn, appliedOn, route }, position) => {
        const field2 = `settlement.permissions.${position}`;
        ordered([`${field2}.from`, from], [`${field2}.to`, to], "The permission ends before it begins.");
        dated(`${field2}.grantedOn`, grantedOn);
        if (dated(`${field2}.appliedOn`, appliedOn) && isCivilDate(from))
          ensure(
            `${field2}.appliedOn`,
            (appliedOn ?? from) <= from,
            "The application comes after the permission begins."
          );
        if (route !== void 0) ensure(`${field2}.route`, isRouteKey(route), routeNotKnown);
      });
    const { claimedOn, awaitingDecisionSince: waiting2, grantDate } = settlement;
    if (dated("settlement.claimedOn", claimedOn) && isCivilDate(grantDate))
      ensure(
        "settlement.claimedOn",
        (claimedOn ?? "") <= grantDate,
        "The claim comes after the permission was granted."
      );
    if (dated("settlement.awaitingDecisionSince", waiting2) && isCivilDate(request.asOf))
      ensure(
        "settlement.awaitingDecisionSince",
        (waiting2 ?? "") <= request.asOf,
        "The application lies in the future."
      );
    problems.push(...routeProblems(settlement.route, settlement.qualifyingYears));
  }
  const { person: person2 } = request;
  if (dated("person.dateOfBirth", person2?.dateOfBirth) && isCivilDate(request.asOf))
    ensure(
      "person.dateOfBirth",
      (person2?.dateOfBirth ?? "") <= request.asOf,
      "The date of birth lies in the future."
    );
  dated("citizenship.applicationDate", citizenship?.applicationDate);
  dated("citizenship.settledSince", citizenship?.settledSince);
  return problems;
}
var routeNotKnown = "This route is not known.";
function routeProblems(key, years) {
  if (!isRouteKey(key)) return [{ field: "settlement.route", message: routeNotKnown }];
  const known2 = [...new Set(routeOf(key).qualifyingYears.rows.flatMap(({ value }) => value))];
  if (years === void 0 || known2.length === 0 || known2.includes(years)) return [];
  return [
    {
      field: "settlement.qualifyingYears",
      message: `This route asks for ${known2.join(" or ")} years.`
    }
  ];
}

// backend/rules/src/sentences/warnings.ts
var warningSentences = {
  overlapping_trips: () => "These trips overlap. We count each day once.",
  no_return_date: () => "These trips have no return date. We count them up to the day before the day of the answer.",
  planned_trips: () => "These trips are still to come. We count them as you plan them.",
  past_day: ({ day }) => `This is the answer for an application on ${writtenDay(day)}. That day has passed. For a new application, ask for today or a later day.`
};

// backend/rules/src/assessment/warnings.ts
function warningsOf(trips, asOf) {
  const overlapping = overlappingPositions(trips, asOf);
  const open = positionsWhere(trips, ({ arrival }) => arrival === null);
  const ahead = positionsWhere(trips, ({ departure }) => departure > asOf);
  const warnings = [
    {
      code: "overlapping_trips",
      message: warningSentences.overlapping_trips(),
      trips: overlapping
    },
    {
      code: "no_return_date",
      message: warningSentences.no_return_date(),
      trips: open
    },
    { code: "planned_trips", message: warningSentences.planned_trips(), trips: ahead }
  ];
  return warnings.filter((warning) => warning.trips.length > 0);
}
function positionsWhere(trips, holds) {
  return trips.flatMap((trip, position) => holds(trip) ? [position] : []);
}
function overlappingPositions(trips, asOf) {
  const inOrder2 = trips.map(({ departure, arrival }, position) => ({
    position,
    departure,
    arrival: arrival ?? Math.max(departure, asOf)
  })).sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  const overlapping = /* @__PURE__ */ new Set();
  let furthest;
  for (const trip of inOrder2) {
    if (furthest !== void 0 && trip.departure < furthest.arrival)
      overlapping.add(trip.position).add(furthest.position);
    if (furthest === void 0 || trip.arrival > furthest.arrival) furthest = trip;
  }
  return [...overlapping].sort((a, b) => a - b);
}

// backend/rules/src/assessment/assess.ts
function assess({ counting, ...question }, law2) {
  return assessing(question, law2)(counting);
}
function assessBothWays(question, law2) {
  return byCount(assessing(question, law2));
}
function assessing(question, law2) {
  const problems = problemsOf(question);
  if (problems.length > 0) throw new UnsoundAssessment(problems);
  const asOf = toDayNumber(question.asOf);
  const trips = question.trips.map(datedTrip);
  const warnings = warningsOf(trips, asOf);
  const settlementBy = settlementOf(question, trips, asOf, law2);
  const citizenshipBy = citizenshipOf(question, trips, asOf, law2);
  const limit2 = lawOn(question.asOf, law2).anyTwelveMonths.days;
  return (counting) => {
    const absences2 = trips.map((trip) => absenceOf(trip, counting, asOf));
    const away = indexDays(unionOf(absences2));
    const busiest = worstTwelveMonths(away);
    return {
      asOf: question.asOf,
      counting,
      ruleSet,
      incomplete: trips.some(({ arrival }) => arrival === null),
      warnings,
      trips: question.trips.map(({ departureDate, returnDate }, position) => {
        const absence = absences2[position];
        return { departureDate, returnDate, days: absence === void 0 ? 0 : daysOfAbsence(absence) };
      }),
      totalDays: away.total,
      busiestTwelveMonths: busiest && againstTwelveMonths(busiest.days, busiest, limit2),
      settlement: settlementBy && withOtherSettlement(settlementBy, counting),
      citizenship: citizenshipBy && withOtherCitizenship(citizenshipBy, counting)
    };
  };
}
var byCount = (answer2) => ({
  inclusive: answer2("inclusive"),
  whole_days: answer2("whole_days")
});
function againstTwelveMonths(days, { first, last }, limit2) {
  return { days, from: fromDayNumber(first), to: fromDayNumber(last), limit: limit2, exceeded: days > limit2 };
}
function settlementOf({ settlement, person: person2 }, trips, asOf, law2) {
  if (settlement === void 0) return null;
  return byCount(
    (counting) => assessSettlement({ settlement, trips, counting, asOf, ...known({ person: person2, law: law2 }) })
  );
}
function withOtherSettlement(answers, counting) {
  const [answer2, other] = [answers[counting], answers[otherCount(counting)]];
  const same = answer2.verdict === other.verdict && answer2.earliestApplicationDate === other.earliestApplicationDate;
  return same ? answer2 : { ...answer2, reasons: [...answer2.reasons, settlementByOtherCount(other, counting)] };
}
function settlementByOtherCount(other, counting) {
  const { worstTwelveMonths: worst, earliestApplicationDate: firstDay } = other;
  return toKnow2(
    "other_count_differs",
    { count: nameOfOtherCount(counting), worst, firstDay },
    sources.continuousResidenceGuidance,
    worst === null ? {} : {
      ...{ days: worst.days, limit: worst.limit },
      ...{ first: toDayNumber(worst.from), last: toDayNumber(worst.to) }
    }
  );
}
function citizenshipOf({ citizenship, settlement, person: person2 }, trips, asOf, law2) {
  if (citizenship === void 0) return null;
  const beforeEntry2 = settlement?.entryDate === void 0 ? null : beforeEntryOf(settlement.grantDate, settlement.entryDate);
  return byCount(
    (counting) => assessCitizenship({ citizenship, trips, asOf, beforeEntry: beforeEntry2, counting, ...known({ person: person2, law: law2 }) })
  );
}
function withOtherCitizenship(answers, counting) {
  const [answer2, other] = [answers[counting], answers[otherCount(counting)]];
  if (answer2.verdict === other.verdict && answer2.firstGoodDate === other.firstGoodDate) return answer2;
  const differs = toKnow(
    "other_count_differs",
    {
      count: nameOfOtherCount(counting),
      total: { days: other.totalDays, limit: other.totalLimit },
      finalYear: { days: other.finalYearDays, limit: other.finalYearLimit },
      firstDay: other.firstGoodDate
    },
    sources.naturalisationGuidance,
    { days: other.totalDays, limit: other.totalLimit }
  );
  return { ...answer2, reasons: [...answer2.reasons, differs] };
}
function beforeEntryOf(grantDate, entryDate) {
  return { first: toDayNumber(grantDate), last: toDayNumber(entryDate) - 1 };
}
var known = ({
  person: person2,
  law: law2
}) => ({
  ...person2 === void 0 ? {} : { person: person2 },
  ...law2 === void 0 ? {} : { law: law2 }
});
function otherCount(counting) {
  return counting === "inclusive" ? "whole_days" : "inclusive";
}
function nameOfOtherCount(counting) {
  return counting === "inclusive" ? "home_office" : "cautious";
}

// backend/rules/src/calculators/calculatorTrip.ts
function assessedTrips(trips) {
  return trips.map(({ startDate, endDate, permittedReason, crownDependency }) => ({
    departureDate: startDate,
    returnDate: endDate,
    ...permittedReason === null || permittedReason === void 0 ? {} : { permittedReason },
    ...crownDependency === null || crownDependency === void 0 ? {} : { crownDependency }
  }));
}

// backend/rules/src/calculators/citizenship/citizenshipRules.ts
var monthsOfSettlement = (spouse, { naturalisation }) => spouse ? 0 : naturalisation.monthsSettled;
function periodLimit(spouse, { threeYears, fiveYears: fiveYears2 }) {
  return spouse ? threeYears : fiveYears2;
}
function yearsOf(spouse) {
  return (spouse ? threeYearLimit : fiveYearLimit).years;
}
function settledLongEnough(settlement, spouse, law2) {
  return addMonths(settlement, monthsOfSettlement(spouse, law2));
}
function firstDayOfYears(application2, years) {
  return addDays(addYears(application2, -years), 1);
}
function residentLongEnough(entry, years) {
  let application2 = addYears(addDays(entry, -1), years);
  while (firstDayOfYears(application2, years) < entry) application2 = addDays(application2, 1);
  return application2;
}
function timeAllowsRegistrationFrom(form, today2, law2) {
  const { settlementDate, ukEntryDate } = form;
  const resident = residentLongEnough(ukEntryDate, law2.fiveYears.years);
  const settled = settlementDate === void 0 ? today2 : settledLongEnough(settlementDate, false, law2);
  return [today2, resident, settled].reduce((latest, day) => day > latest ? day : latest);
}
function kindOfStatus(statusType) {
  return kinds.get(statusType) ?? "ilr";
}
var kinds = /* @__PURE__ */ new Map([
  ["euss", "eu_settled_status"],
  ["euss_swiss", "eu_settled_status_swiss"],
  ["irish", "irish"],
  ["right_of_abode", "right_of_abode"]
]);

// backend/rules/src/calculators/citizenship/asked.ts
function citizenshipAsked(form) {
  const settledAs = kindOfStatus(form.statusType);
  const { settlementDate, britishNationalOverseas } = form;
  return {
    settledAs,
    ...settlementDate === void 0 || needsNoSettlement(settledAs) ? {} : { settledSince: settlementDate },
    spouseOfBritishCitizen: form.isSpouseRoute,
    ...britishNationalOverseas === void 0 ? {} : { britishNationalOverseas }
  };
}
function personOf({ dateOfBirth, englishLevel, lifeInUK }) {
  return {
    ...dateOfBirth === void 0 ? {} : { dateOfBirth },
    ...englishLevel === void 0 ? {} : { englishLevel },
    lifeInUkPassed: lifeInUK
  };
}

// backend/rules/src/sentences/citizenshipCalculator.ts
var citizenshipCalculatorSentences = {
  residence: ({ years, entry, from }) => `You came to the UK on ${writtenDay(entry)}. Your ${years} years are complete if you apply on ${writtenDay(from)} or later.`,
  absence_dates_unknown: () => sentences(
    "We cannot name a date.",
    "Your totals do not show when your days away leave the years that count.",
    "Enter individual trips to see it."
  ),
  recent_absences_differ: ({ typed, counted }) => sentences(
    `You typed ${dayCount(typed)} away in the last 12 months.`,
    `Your trips come to ${dayCount(counted)}.`,
    "We use the larger number. Check that every trip is in the list."
  ),
  criminal_record: () => sentences(
    "A criminal record can lead to a refusal.",
    "It depends on the sentence and on how long ago it was.",
    askFirst
  ),
  financial_issues: () => sentences("Bankruptcy, unpaid tax or other debts can speak against your good character.", askFirst),
  immigration_issues: () => sentences(
    "Some things can speak against your good character: overstaying, illegal entry or breaking the conditions of a visa.",
    askFirst
  ),
  settlement_status_unclear: () => sentences(
    "For citizenship you need indefinite leave, settled status or another right to stay without a time limit.",
    "Check that yours is one of these."
  ),
  settlement_planned: ({ on }) => `Your settlement on ${writtenDay(on)} is still to come. This answer is right only if you get it by then.`,
  settled_before_entry: ({ entry }) => sentences(
    "By your dates, you got settlement before you came to the UK.",
    "This can be so with indefinite leave to enter.",
    `Check both dates. Your years in the UK count from ${writtenDay(entry)}.`
  ),
  application_in_the_past: ({ on }) => `This is the answer for an application on ${writtenDay(on)}. That day has passed. For a new application, plan today or a later day.`
};
var askFirst = `Ask ${adviser} before you apply.`;
var headlineSentences = {
  settlement_may_have_lapsed: () => `Your settlement may have lapsed. ${askFirst}`,
  under_18: ({ fullAge, on }) => `You are ${fullAge} on ${writtenDay(on)}. Before that day you can become British by registration, not by naturalisation.`,
  criminal_record: ({ timeAndDays }) => `By time and absences, ${timeAndDays ? "yes" : "not yet"}. A conviction can decide otherwise: ask ${adviser}.`
};
var suggestionSentences = {
  settlement_lapse: () => sentences(
    "You were outside the UK for longer than settlement lasts.",
    "Appendix Returning Resident says how you can get it back.",
    `Ask ${adviser} before you pay a fee.`
  ),
  under_18: ({ fullAge, on }) => sentences(
    `You can apply for naturalisation from the age of ${fullAge}. That is from ${writtenDay(on)}.`,
    "Before that day, look at registration (form MN1). It has other conditions."
  ),
  waiting_date: ({
    settledFrom,
    residentFrom,
    firstDay
  }) => sentences(
    settledFrom === null ? null : `Your settlement has lasted long enough on ${writtenDay(settledFrom)}.`,
    residentFrom === null ? null : `Your years in the UK are complete on ${writtenDay(residentFrom)}.`,
    firstDay === null ? null : `Your time and your days away meet the rules from ${writtenDay(firstDay)}.`
  ),
  absences_total: overTheLimit,
  absences_recent: overTheLimit,
  first_day: ({ firstDay }) => sentences(
    "You must be in the UK on the first day of the years that count.",
    "By your trips, you are abroad on it.",
    firstDay === null ? enterTrips : `If you apply from ${writtenDay(firstDay)} on, this is right.`
  ),
  english: ({
    asked: asked2,
    on,
    held,
    exemptFrom
  }) => sentences(
    `You need English at level ${asked2} or higher on ${writtenDay(on)}.`,
    held === null ? null : held === "none" ? "You have no level yet." : `You have level ${held}.`,
    "You can show it with an approved test or a degree taught in English.",
    "You can also show it by the passport of a country where most people speak English.",
    exempt("English", exemptFrom)
  ),
  life_in_uk: ({ exemptFrom }) => sentences(
    "Pass the Life in the UK test. A pass for your settlement counts, and it never expires.",
    exempt("the test", exemptFrom)
  ),
  good_character: () => `If anything may speak against your good character, ask ${adviser} before you apply.`,
  future_intentions: () => "Confirm that you intend to go on living in the UK.",
  physical_presence: () => "Confirm that you were in the UK in the years that count. Have proof of it ready.",
  exact_date: () => "Confirm that you were in the UK on the first day of the years. Have proof of it ready."
};
var enterTrips = "Enter individual trips to see from which day your days away are within the limit.";
function overTheLimit({
  days,
  limit: limit2,
  isRefused,
  discretion,
  firstDay
}) {
  return sentences(
    `You have ${dayCount(days)} away. That is ${days - limit2} more than the limit of ${limit2}.`,
    isRefused ? null : "Discretion may apply: the Home Office can accept more days.",
    discretion,
    firstDay === null ? enterTrips : `Or wait. From ${writtenDay(firstDay)} your days away are within the limits.`
  );
}
var exempt = (what, from) => from === null ? `You do not need ${what} if a long-term condition prevents you.` : `You do not need ${what} if you are ${from} or over, or if a long-term condition prevents you.`;
var citizenshipResultSentences = {
  home_office_count: ({
    total,
    recent,
    firstDay
  }) => sentences(
    `${byOtherCount("home_office")}, you have ${dayCount(total.days)} away in all. That is ${withinOrOver2(total)}.`,
    `In the final year before you apply you have ${dayCount(recent.days)} away. That is ${withinOrOver2(recent)}.`,
    firstDay === null ? null : `Then your time and your days away meet the rules from ${writtenDay(firstDay)}.`
  )
};
var withinOrOver2 = ({ days, limit: limit2 }) => `${days > limit2 ? "over" : "within"} the limit of ${limit2}`;

// backend/rules/src/calculators/citizenship/said.ts
var { against: against3, met: met3, toKnow: toKnow3 } = reasonsIn(citizenshipCalculatorSentences);

// backend/rules/src/calculators/citizenship/absences.ts
function typedAbsences(form, totalLimit, finalYear, timeAllowsFrom) {
  const { totalAbsences: total, recentAbsences: recent } = form;
  const over = total > totalLimit || recent > finalYear.days;
  return {
    ...{ total, recent, presentOnFirstDay: true },
    ...{ settlementLapse: null, registration: null, counts: null },
    firstGoodDate: over ? null : timeAllowsFrom,
    reasons: over ? [toKnow3("absence_dates_unknown", {}, sources.naturalisationGuidance)] : []
  };
}
function absencesOfTrips(form, { application: application2, today: today2, timeAllowsFrom, rows: rows3 }) {
  const { finalYear } = lawOn(application2, rows3);
  const trips = assessedTrips(form.absenceRecords);
  const assessOn = (applicationDate, asOf, counting) => assess(
    {
      ...{ asOf, counting, trips },
      citizenship: { ...citizenshipAsked(form), applicationDate },
      person: personOf(form)
    },
    rows3
  );
  const firstGoodDate = (counting) => timeAllowsFrom > latestDate ? null : citizenshipOf2(assessOn(timeAllowsFrom, timeAllowsFrom, counting)).firstGoodDate;
  const registrationOn = (judged2) => {
    const from = timeAllowsRegistrationFrom(form, today2, lawOn(application2, rows3));
    const dated = from > latestDate ? null : citizenshipOf2(assessOn(from, from, "inclusive")).registration;
    const reasons = judged2.reasons.filter(({ code }) => code !== "registration_first_good_date");
    return { ...judged2, firstGoodDate: dated?.firstGoodDate ?? null, reasons };
  };
  const homeOfficeFirstGoodDate = firstGoodDate("whole_days");
  const cautious = assessOn(application2, today2, "inclusive");
  const homeOffice = assessOn(application2, today2, "whole_days");
  const answer2 = citizenshipOf2(cautious);
  const typed = form.recentAbsences;
  const recent = Math.max(typed, answer2.finalYearDays);
  const typedIsOver = typed > finalYear.days && typed > answer2.finalYearDays;
  return {
    total: answer2.totalDays,
    recent,
    presentOnFirstDay: answer2.presentOnFirstDay,
    settlementLapse: answer2.settlementLapse,
    registration: answer2.registration && registrationOn(answer2.registration),
    firstGoodDate: typedIsOver ? null : firstGoodDate("inclusive"),
    reasons: [
      ...answer2.reasons,
      ...typed === answer2.finalYearDays || typed === 0 ? [] : [recentDiffers(typed, answer2, finalYear)]
    ],
    counts: {
      cautious,
      homeOffice,
      homeOfficeSays: saysOf(
        { ...answer2, firstGoodDate: firstGoodDate("inclusive") },
        { ...citizenshipOf2(homeOffice), firstGoodDate: homeOfficeFirstGoodDate }
      ),
      homeOfficeFirstGoodDate
    }
  };
}
function citizenshipOf2({ citizenship }) {
  if (citizenship === null) throw new TypeError("A question about citizenship was left without an answer");
  return citizenship;
}
function recentDiffers(typed, { finalYearDays, finalYearFrom, applicationDate }, finalYear) {
  return toKnow3("recent_absences_differ", { typed, counted: finalYearDays }, finalYear.source, {
    days: Math.max(typed, finalYearDays),
    limit: finalYear.days,
    first: toDayNumber(finalYearFrom),
    last: toDayNumber(applicationDate)
  });
}
function saysOf(cautious, homeOffice) {
  const { verdict, firstGoodDate, totalDays: totalDays2, totalLimit, finalYearDays, finalYearLimit: finalYearLimit2 } = homeOffice;
  if (verdict === cautious.verdict && firstGoodDate === cautious.firstGoodDate) return null;
  return citizenshipResultSentences.home_office_count({
    total: { days: totalDays2, limit: totalLimit },
    recent: { days: finalYearDays, limit: finalYearLimit2 },
    firstDay: firstGoodDate === cautious.firstGoodDate ? null : firstGoodDate
  });
}

// backend/rules/src/calculators/fieldProblems.ts
var FieldProblems = class {
  #problems = /* @__PURE__ */ new Map();
  /** True when a day exists and lies within the years that the program counts in; otherwise its field is named. */
  dated(field2, date) {
    if (!isCivilDate(date)) return this.#named(field2, "Enter a day that exists, as yyyy-MM-dd.");
    if (date < earliestDate || date > latestDate)
      return this.#named(field2, `Enter a day from ${earliestDate} to ${latestDate}.`);
    return true;
  }
  /** Names a field where a sentence about it does not hold. */
  require(holds, field2, message) {
    if (!holds) this.#named(field2, message);
  }
  /** Checks each trip of a list: days that exist, the return not before the departure. */
  trips(field2, trips) {
    if (trips.length > mostTrips) {
      this.#named(field2, `Give at most ${mostTrips.toLocaleString("en-GB")} trips.`);
      return;
    }
    trips.forEach(({ startDate, endDate }, position) => {
      const path = `${field2}.${position}`;
      const dated = [this.dated(`${path}.startDate`, startDate), this.dated(`${path}.endDate`, endDate)];
      if (dated.every(Boolean))
        this.require(endDate >= startDate, `${path}.endDate`, "End date must be after start date");
    });
  }
  /** @throws UnsoundAssessment when anything was wrong */
  throwAny() {
    if (this.#problems.size === 0) return;
    const problems = [...this.#problems].map(([field2, message]) => ({ field: field2, message }));
    throw new UnsoundAssessment(problems);
  }
  #named(field2, message) {
    if (!this.#problems.has(field2)) this.#problems.set(field2, message);
    return false;
  }
};

// backend/rules/src/calculators/citizenship/citizenshipProblems.ts
function requireSoundCitizenshipForm(form, application2, today2) {
  const problems = new FieldProblems();
  datesOf(form, application2, problems);
  const { dateOfBirth } = form;
  if (dateOfBirth !== void 0 && problems.dated("dateOfBirth", dateOfBirth))
    problems.require(dateOfBirth <= today2, "dateOfBirth", "Your date of birth cannot lie ahead");
  problems.require(isDays(form.recentAbsences), "recentAbsences", "Enter 0 or more whole days");
  problems.require(form.recentAbsences <= 365, "recentAbsences", "Enter at most 365 days");
  if (form.useDetailedAbsences) problems.trips("absenceRecords", form.absenceRecords);
  else {
    const most = 365 * yearsOf(form.isSpouseRoute);
    problems.require(isDays(form.totalAbsences), "totalAbsences", "Enter 0 or more whole days");
    problems.require(
      form.totalAbsences <= most,
      "totalAbsences",
      `Enter at most ${most.toLocaleString("en-GB")} days`
    );
    problems.require(form.recentAbsences <= form.totalAbsences, "recentAbsences", recentMoreThanTotal(form));
  }
  problems.throwAny();
}
function datesOf(form, application2, problems) {
  const { ukEntryDate, settlementDate } = form;
  const entryDated = problems.dated("ukEntryDate", ukEntryDate);
  const applicationDated = problems.dated("applicationDate", application2);
  const upToApplication = (field2, name, date) => {
    if (applicationDated)
      problems.require(date <= application2, field2, `Your ${name} cannot be after the day you plan to apply`);
  };
  if (entryDated) upToApplication("ukEntryDate", "entry date", ukEntryDate);
  if (needsNoSettlement(kindOfStatus(form.statusType))) return;
  if (settlementDate === void 0) {
    problems.require(false, "settlementDate", "Please enter your settlement status grant date.");
    return;
  }
  if (!problems.dated("settlementDate", settlementDate)) return;
  upToApplication("settlementDate", "settlement date", settlementDate);
  if (entryDated && ukEntryDate <= application2)
    problems.require(
      settlementDate >= ukEntryDate || form.indefiniteLeaveToEnter === true,
      "settlementDate",
      "Your settlement cannot be before your entry, unless it was indefinite leave to enter. Check both dates, or say that it was."
    );
}
function recentMoreThanTotal({ recentAbsences, totalAbsences, isSpouseRoute }) {
  return `You typed ${dayCount(recentAbsences)} in the last 12 months, but ${dayCount(totalAbsences)} in all ${yearsOf(isSpouseRoute)} years. The last 12 months are part of these years.`;
}
function isDays(days) {
  return Number.isInteger(days) && days >= 0;
}

// backend/rules/src/calculators/citizenship/headline.ts
function headlineFor(facts) {
  const { mayHaveLapsed, adultFrom: adultFrom2, fullAge, hasCriminalRecord, timeAndDays } = facts;
  if (mayHaveLapsed)
    return {
      code: "settlement_may_have_lapsed",
      message: headlineSentences.settlement_may_have_lapsed()
    };
  if (adultFrom2 !== null)
    return {
      code: "under_18",
      message: headlineSentences.under_18({ fullAge, on: adultFrom2 })
    };
  if (hasCriminalRecord)
    return {
      code: "criminal_record",
      message: headlineSentences.criminal_record({ timeAndDays })
    };
  return null;
}

// backend/rules/src/calculators/citizenship/reasons.ts
var saidHere = /^(total|final_year)_|^(not_)?settled_long_enough$|^settlement_not_needed$|^under_18$|^(english_and_test|intention)_not_asked$|^first_good_date$|^other_count_differs$/;
function citizenshipReasons(findings) {
  const said = [
    ...timeReasons(findings),
    ...absenceReasons2(findings),
    ...findings.absences.reasons.filter(({ code }) => !saidHere.test(code)).map(statusOfFirstDay),
    ...characterReasons(findings.form),
    ...settlementReasons2(findings)
  ];
  const order = ["against", "met", "to_know"];
  const rank = ({ standing: standing2 }) => order.indexOf(standing2 ?? "to_know");
  return [...said].sort((a, b) => rank(a) - rank(b));
}
function statusOfFirstDay(reason2) {
  if (reason2.standing !== void 0) return reason2;
  return { ...reason2, standing: reason2.code === "absent_on_first_day" ? "against" : "met" };
}
function timeReasons({ form, law: law2, application: application2, residentFrom }) {
  const monthsAsked = monthsOfSettlement(form.isSpouseRoute, law2);
  const years = yearsOf(form.isSpouseRoute);
  const residence = residentFrom <= application2 ? met3 : against3;
  return [
    residence("residence", { years, entry: form.ukEntryDate, from: residentFrom }, sources.nationalityAct, {
      first: toDayNumber(form.ukEntryDate),
      last: toDayNumber(residentFrom)
    }),
    settledReason(settlementHeld2(citizenshipAsked(form), monthsAsked), monthsAsked, toDayNumber(application2)),
    ...personReasons(personOf(form), toDayNumber(application2), form.isSpouseRoute, law2)
  ];
}
function absenceReasons2({ form, law: law2, application: application2, absences: absences2, total, recent }) {
  const { finalYear } = law2;
  const { years, days: limit2 } = periodLimit(form.isSpouseRoute, law2);
  const last = toDayNumber(application2);
  return [
    totalReason(
      years,
      { days: absences2.total, limit: limit2, first: toDayNumber(firstDayOfYears(application2, years)), last },
      total
    ),
    finalYearReason(
      {
        ...{ days: absences2.recent, limit: finalYear.days },
        ...{ first: toDayNumber(firstDayOfYears(application2, finalYear.years)), last }
      },
      recent
    )
  ];
}
function characterReasons(form) {
  const source4 = sources.naturalisationGuidance;
  return [
    ...form.hasCriminalRecord ? [toKnow3("criminal_record", {}, source4)] : [],
    ...form.hasFinancialIssues ? [toKnow3("financial_issues", {}, source4)] : [],
    ...form.hasImmigrationIssues ? [toKnow3("immigration_issues", {}, source4)] : []
  ];
}
function settlementReasons2({ form, today: today2, application: application2 }) {
  const reasons = [];
  const source4 = sources.nationalityAct;
  if (form.statusType === "other") reasons.push(toKnow3("settlement_status_unclear", {}, source4));
  const { settledSince } = citizenshipAsked(form);
  if (settledSince !== void 0 && settledSince > today2)
    reasons.push(toKnow3("settlement_planned", { on: settledSince }, source4));
  if (settledSince !== void 0 && settledSince < form.ukEntryDate)
    reasons.push(toKnow3("settled_before_entry", { entry: form.ukEntryDate }, source4));
  if (application2 < today2) reasons.push(toKnow3("application_in_the_past", { on: application2 }, source4));
  return reasons;
}

// backend/rules/src/calculators/citizenship/registration.ts
function registrationOf(form, { total, recent, registration }, { application: application2, today: today2, law: law2 }) {
  if (form.britishNationalOverseas !== true) return null;
  const residentFrom = residentLongEnough(form.ukEntryDate, law2.fiveYears.years);
  const resident = residentFrom <= application2;
  const answer2 = registration ?? (form.isSpouseRoute ? null : ofTotals(form, { total, recent }, { application: application2, today: today2, law: law2 }));
  if (answer2 === null || resident) return answer2;
  return {
    ...answer2,
    verdict: "not_yet",
    reasons: [
      against(
        "registration_residence",
        { years: law2.fiveYears.years, on: residentFrom },
        sources.nationalityActRegistration,
        { first: toDayNumber(form.ukEntryDate), last: toDayNumber(residentFrom) }
      ),
      ...answer2.reasons
    ]
  };
}
function ofTotals(form, { total: totalDays2, recent: finalYearDays }, { application: application2, today: today2, law: law2 }) {
  const over = totalDays2 > law2.fiveYears.days || finalYearDays > law2.finalYear.days;
  const from = timeAllowsRegistrationFrom(form, today2, law2);
  return registrationAnswer({
    residence: {
      first: toDayNumber(firstDayOfYears(application2, law2.fiveYears.years)),
      finalFirst: toDayNumber(firstDayOfYears(application2, law2.finalYear.years)),
      ...{ totalDays: totalDays2, finalYearDays, presentOnFirstDay: true }
    },
    held: settlementHeld2(citizenshipAsked(form), law2.naturalisation.monthsSettled),
    application: toDayNumber(application2),
    lapsed: false,
    law: law2,
    firstGood: over || from > latestDate ? null : toDayNumber(from)
  });
}

// backend/rules/src/calculators/citizenship/suggestions.ts
function suggestionsFor(shortcomings) {
  return [
    ...otherWays(shortcomings),
    ...waiting(shortcomings),
    ...absences(shortcomings),
    ...requirements(shortcomings)
  ];
}
function otherWays({ law: law2, mayHaveLapsed, adultFrom: adultFrom2 }) {
  return [
    ...mayHaveLapsed ? [
      {
        code: "settlement_lapse",
        title: "Your settlement may have lapsed",
        message: suggestionSentences.settlement_lapse()
      }
    ] : [],
    ...adultFrom2 === null ? [] : [
      {
        code: "under_18",
        title: "Register as a child",
        message: suggestionSentences.under_18({ fullAge: law2.naturalisation.fullAge, on: adultFrom2 })
      }
    ]
  ];
}
function waiting({
  application: application2,
  settledLongEnoughFrom,
  residentLongEnoughFrom,
  firstDay
}) {
  const settledFrom = settledLongEnoughFrom !== null && settledLongEnoughFrom > application2 ? settledLongEnoughFrom : null;
  const residentFrom = residentLongEnoughFrom > application2 ? residentLongEnoughFrom : null;
  if (settledFrom === null && residentFrom === null) return [];
  const message = suggestionSentences.waiting_date({ settledFrom, residentFrom, firstDay });
  return [{ code: "waiting_date", title: "Wait before you apply", message }];
}
function absences({ total, recent, presentOnFirstDay, firstDay }) {
  const suggestions = [];
  const over = ({ days, limit: limit2, band, message: discretion }) => ({ days, limit: limit2, isRefused: band === "normally_refused", discretion, firstDay });
  if (total.band !== "meets")
    suggestions.push({
      code: "absences_total",
      title: "Too many days away in all",
      message: suggestionSentences.absences_total(over(total))
    });
  if (recent.band !== "meets")
    suggestions.push({
      code: "absences_recent",
      title: "Too many days away in the final year",
      message: suggestionSentences.absences_recent(over(recent))
    });
  if (!presentOnFirstDay)
    suggestions.push({
      code: "first_day",
      title: "Be in the UK on the first day",
      message: suggestionSentences.first_day({ firstDay })
    });
  return suggestions;
}
function requirements(shortcomings) {
  const { form, law: law2, presentOnFirstDay, englishLanguage, lifeInUK } = shortcomings;
  const exemptFrom = form.dateOfBirth === void 0 ? law2.agesAsked.to + 1 : null;
  const english = suggestionSentences.english({ ...shortcomings.english, exemptFrom });
  const missing5 = [
    [englishLanguage, { code: "english", title: "English language", message: english }],
    [
      lifeInUK,
      {
        code: "life_in_uk",
        title: "Life in the UK test",
        message: suggestionSentences.life_in_uk({ exemptFrom })
      }
    ],
    [
      form.goodCharacter,
      {
        code: "good_character",
        title: "Good character",
        message: suggestionSentences.good_character()
      }
    ],
    [
      form.isSpouseRoute || form.intendsToContinueResiding,
      {
        code: "future_intentions",
        title: "Living in the UK",
        message: suggestionSentences.future_intentions()
      }
    ],
    [
      form.physicalPresence,
      {
        code: "physical_presence",
        title: "Presence in the UK",
        message: suggestionSentences.physical_presence()
      }
    ],
    [
      form.physicalPresenceExactDate || !presentOnFirstDay,
      {
        code: "exact_date",
        title: "The first day of the years",
        message: suggestionSentences.exact_date()
      }
    ]
  ];
  return missing5.flatMap(([holds, suggestion]) => holds ? [] : [suggestion]);
}

// backend/rules/src/calculators/citizenship/calculateCitizenship.ts
function calculateCitizenship(form, today2, rows3) {
  const application2 = form.applicationDate ?? today2;
  requireSoundCitizenshipForm(form, application2, today2);
  const { isSpouseRoute: spouse, ukEntryDate } = form;
  const law2 = lawOn(application2, rows3);
  const { finalYear } = law2;
  const { years, days: limit2 } = periodLimit(spouse, law2);
  const from = firstDayOfYears(application2, years);
  const { settledSince: settlementDate = null } = citizenshipAsked(form);
  const settledFrom = settlementDate === null ? null : settledLongEnough(settlementDate, spouse, law2);
  const waitsForSettlement = settlementDate !== null && !spouse;
  const residentFrom = residentLongEnough(ukEntryDate, years);
  const adultFrom2 = form.dateOfBirth === void 0 ? today2 : birthday(form.dateOfBirth, law2.naturalisation.fullAge);
  const timeAllowsFrom = latestOf(today2, settledFrom ?? today2, residentFrom, adultFrom2);
  const absences2 = form.useDetailedAbsences ? absencesOfTrips(form, { application: application2, today: today2, timeAllowsFrom, rows: rows3 }) : typedAbsences(form, limit2, finalYear, timeAllowsFrom);
  const total = discretionFor(law2.discretion, spouse ? "three_years" : "five_years", absences2.total);
  const recent = discretionFor(law2.discretion, "final_year", absences2.recent, total.band === "meets");
  const hasMinimumSettlementPeriod = settledFrom === null || settledFrom <= application2;
  const hasMinimumUKResidence = residentFrom <= application2;
  const physicalPresenceExactDate = form.physicalPresenceExactDate && absences2.presentOnFirstDay;
  const person2 = personOf(form);
  const english = englishStatus(law2.citizenshipEnglish, application2, person2);
  const lifeInUk = lifeInUkStatus({ lifeInTheUk: "adults" }, application2, person2);
  const englishLanguage = english.met ?? form.englishLanguage;
  const lifeInUK = form.lifeInUK || !lifeInUk.asked;
  const meetsAllButKnowledge = form.physicalPresence && physicalPresenceExactDate && form.goodCharacter && // Section 6(2) asks a spouse for no intention.
  (spouse || form.intendsToContinueResiding);
  const meetsOtherRequirements = meetsAllButKnowledge && englishLanguage && lifeInUK;
  const mayHaveLapsed = absences2.settlementLapse?.mayHaveLapsed === true;
  const isAdult = form.dateOfBirth === void 0 || adultFrom2 <= application2;
  const timeAndDays = !mayHaveLapsed && isAdult && hasMinimumSettlementPeriod && hasMinimumUKResidence && total.band === "meets" && recent.band === "meets" && absences2.presentOnFirstDay;
  const isEligible = timeAndDays && meetsOtherRequirements;
  return {
    isEligible,
    immigrationRoute: form.immigrationRoute,
    minUkResidencyYears: years,
    requiredSettlementWaitYears: waitsForSettlement ? monthsOfSettlement(false, law2) / 12 : 0,
    hasMinimumSettlementPeriod,
    hasMinimumUKResidence,
    settlementDays: settlementDate === null ? 0 : daysFrom(settlementDate, application2),
    requiredSettlementDays: settlementDate === null || settledFrom === null ? 0 : daysFrom(settlementDate, settledFrom),
    isSpouseRoute: spouse,
    ukEntryDate,
    totalUKResidenceDays: daysFrom(ukEntryDate, application2),
    totalUKResidenceYears: wholeYears(ukEntryDate, application2),
    requiredDays: daysFrom(from, application2),
    // English and the test can still be shown: they never hide the date.
    suggestedEligibilityDate: timeAndDays && !meetsAllButKnowledge ? null : absences2.firstGoodDate,
    meetsAbsenceTotal: total.band === "meets",
    meetsAbsenceRecent: recent.band === "meets",
    absenceDaysTotal: absences2.total,
    absenceDaysRecent: absences2.recent,
    absenceLimit: limit2,
    meetsOtherRequirements,
    physicalPresence: form.physicalPresence,
    physicalPresenceExactDate,
    // The dates say it: nobody has to confirm what they show.
    settlementStatus12Months: waitsForSettlement ? hasMinimumSettlementPeriod : form.settlementStatus12Months,
    englishLanguage,
    lifeInUK,
    goodCharacter: form.goodCharacter,
    intendsToContinueResiding: form.intendsToContinueResiding,
    applicationDate: application2,
    settlementDate,
    settledLongEnoughFrom: settledFrom,
    recentAbsenceLimit: finalYear.days,
    period: { from, to: application2, finalYearFrom: firstDayOfYears(application2, finalYear.years) },
    totalBand: total.band,
    recentBand: recent.band,
    suggestions: suggestionsFor({
      law: law2,
      ...{ form, application: application2, english, englishLanguage, lifeInUK, mayHaveLapsed },
      ...{ adultFrom: isAdult ? null : adultFrom2, presentOnFirstDay: absences2.presentOnFirstDay },
      firstDay: absences2.firstGoodDate,
      settledLongEnoughFrom: settledFrom,
      residentLongEnoughFrom: residentFrom,
      total: { ...total, days: absences2.total, limit: limit2 },
      recent: { ...recent, days: absences2.recent, limit: finalYear.days }
    }),
    reasons: citizenshipReasons({
      form,
      law: law2,
      application: application2,
      absences: absences2,
      total,
      recent,
      residentFrom,
      settledFrom,
      today: today2
    }),
    cautious: absences2.counts?.cautious ?? null,
    homeOffice: absences2.counts?.homeOffice ?? null,
    homeOfficeDiffers: (absences2.counts?.homeOfficeSays ?? null) !== null,
    homeOfficeSays: absences2.counts?.homeOfficeSays ?? null,
    homeOfficeEligibilityDate: absences2.counts?.homeOfficeFirstGoodDate ?? null,
    headline: headlineFor({
      fullAge: law2.naturalisation.fullAge,
      ...{ mayHaveLapsed, timeAndDays, hasCriminalRecord: form.hasCriminalRecord },
      adultFrom: isAdult ? null : adultFrom2
    }),
    settlementLapse: absences2.settlementLapse,
    registration: registrationOf(form, absences2, { application: application2, today: today2, law: law2 }),
    english,
    lifeInUk,
    intentionAsked: !spouse,
    calculationDate: today2,
    ruleSet
  };
}
function daysFrom(first, last) {
  return toDayNumber(last) - toDayNumber(first);
}
function latestOf(...dates) {
  return dates.reduce((latest, date) => date > latest ? date : latest);
}
function wholeYears(since, until) {
  let years = 0;
  while (addYears(since, years + 1) <= until) years += 1;
  return years;
}

// backend/rules/src/registration/firstYears.ts
function firstYears(dateOfBirth, journeys, years) {
  const inclusive = absentDays(journeys, "inclusive");
  const wholeDays = absentDays(journeys, "whole_days");
  return Array.from({ length: years }, (_, year) => {
    const from = birthday(dateOfBirth, year);
    const to = addDays(birthday(dateOfBirth, year + 1), -1);
    return {
      number: year + 1,
      ...{ from, to },
      days: {
        inclusive: countDaysBetween(inclusive, from, to),
        whole_days: countDaysBetween(wholeDays, from, to)
      }
    };
  });
}

// backend/rules/src/sentences/registrationOfChildren.ts
var registrationSentences = {
  already_british: () => "The child is British already. No registration is needed.",
  british_from_birth: ({
    who,
    status,
    known: known2,
    beforeAge
  }) => {
    const was = who === "you" ? "you were" : `${who} was`;
    return known2 ? sentences(
      `The child was born in the UK, and at that time ${was} ${status}.`,
      `So the child is British from birth (section 1(1)), if ${who === "you" ? "you are" : `${who} is`} a parent by law.`,
      "There is nothing to register. Apply for a British passport.",
      "Check this before paying for anything."
    ) : sentences(
      `If ${was} ${status} on the day of birth, the child has been British since then. Then no registration is needed.`,
      `If it was later, the child can be registered under section 1(3) until the age of ${beforeAge}.`,
      "Check this before paying for anything.",
      status === "settled" ? "With that day in the record, we can say which it is." : null
    );
  },
  supposed_not_british: () => "We took it that the child is not British already.",
  fee_waiver: () => sentences(
    "The Home Office can waive the fee if the child would otherwise go without what they need.",
    "This is not confirmed. Check it on GOV.UK before paying."
  ),
  good_character: ({
    age,
    isAsked,
    on
  }) => sentences(
    `A child needs good character from the age of ${age}.`,
    isAsked ? "The child is that old now." : `The child is that old on ${writtenDay(on)}.`
  ),
  registered_before_18: ({ age, lastDay }) => `The application had to come before the age of ${age}. The last day was ${writtenDay(lastDay)}.`,
  parent_settled: ({
    who,
    status,
    since,
    lies
  }) => {
    const [is, has, willBe] = who === "you" ? ["You are", "You have been", "You will be"] : [`${who} is`, `${who} has been`, `${who} will be`];
    if (since === null) return `${is} ${status}.`;
    return lies === "behind" ? `${has} ${status} since ${writtenDay(since)}.` : `${willBe} ${status} from ${writtenDay(since)}.`;
  },
  parent_in_law: () => "This counts for a mother. It counts for a father if he is the father by law. A step-parent does not count.",
  no_parent_settled: ({ age }) => sentences(
    "By the record, no parent is British or settled yet.",
    "The child can be registered once a parent is British or settled.",
    `This is possible until the age of ${age}.`
  ),
  parent_not_known: ({ who }) => sentences(
    `We do not know whether ${who} is settled or British.`,
    `If ${who} is a parent and is one of the two, the child can be registered now.`
  ),
  ten_years_old: ({ age, on }) => `The child is ${inLetters(age)} years old on ${writtenDay(on)}. An application before that day is too early.`,
  ninety_days_each_year: ({
    days,
    limit: limit2,
    years,
    isOldEnough
  }) => sentences(
    `By the journeys in the record, the child was away at most ${dayCount(days)} in each of their first ${inLetters(years)} years.`,
    "The days of travel are left out.",
    `The limit is ${dayCount(limit2)} a year.`,
    isOldEnough ? null : `It must stay like this until the child is ${inLetters(years)}.`
  ),
  over_ninety_days: ({
    days,
    limit: limit2,
    year,
    ...span
  }) => sentences(
    `The child was away ${dayCount(days)} in year ${year} of their life.`,
    `That is the year ${fromTo(span)}.`,
    `The limit is ${dayCount(limit2)}.`
  ),
  other_count_differs: ({ days, year }) => sentences(
    `With the days of travel, the child was away ${dayCount(days)} in year ${year} of their life.`,
    "The Home Office leaves out the days of travel. Keep proof of them."
  ),
  special_circumstances: () => sentences(
    "The Home Office can allow more days in special circumstances (section 1(7)).",
    "When it does so is not confirmed here.",
    `Ask ${adviser}.`
  ),
  discretion: () => sentences(
    "The Home Office can register any child (section 3(1)).",
    "It looks at where the future of the child lies and at the status of the parents.",
    "The child has no right to it. The fee is lost if the answer is no.",
    `Ask ${adviser} first.`
  ),
  not_known: ({ section }) => sentences(
    "Was a parent British by descent when the child was born?",
    `Then section ${section} can give the child a right to be registered.`,
    "We cannot say whether it does.",
    `Ask ${adviser}.`
  )
};
var registrationMissing = {
  born_in_uk: () => "Say whether the child was born in the UK. It decides how the child can be registered.",
  journeys: ({ years }) => `Say whose journeys the child makes. The days away in each of their first ${inLetters(years)} years decide.`
};

// backend/rules/src/registration/said.ts
var { against: against4, met: met4, toKnow: toKnow4 } = reasonsIn(registrationSentences);
var missing2 = missingIn(registrationMissing);

// backend/rules/src/registration/bornHere.ts
var act = sources.childRegistration;
var lastDayAsChild = (dateOfBirth, age) => addDays(birthday(dateOfBirth, age), -1);
var counts = ({ status }) => status === "british" || status === "settled";
var statusInWords = ({ status }) => status === "british" ? "British" : "settled";
function parentBecameSettled(child, parents, today2, { registration }) {
  const { beforeAge } = registration;
  const lastDay = lastDayAsChild(child.dateOfBirth, beforeAge);
  const way = {
    section: "1(3)",
    form: "MN1",
    title: "A parent became British or settled",
    lastDay,
    missing: []
  };
  const first = parents.flatMap((parent2) => counts(parent2) && parent2.since !== null ? [{ parent: parent2, since: parent2.since }] : []).toSorted((one, other) => one.since.localeCompare(other.since))[0];
  const undated = parents.find((parent2) => counts(parent2) && parent2.since === null);
  if (today2 > lastDay)
    return {
      ...{ ...way, status: "closed", opensOn: null },
      reasons: [
        against4("registered_before_18", { age: beforeAge, lastDay }, act, { last: toDayNumber(lastDay) })
      ]
    };
  if (undated !== void 0 && (first === void 0 || first.since > today2))
    return {
      ...{ ...way, status: "open", opensOn: null },
      reasons: [
        met4(
          "parent_settled",
          { who: undated.who, status: statusInWords(undated), since: null, lies: "behind" },
          act
        ),
        parentInLaw
      ]
    };
  if (first === void 0)
    return { ...way, status: "later", opensOn: null, reasons: noParentYet(parents, beforeAge) };
  const { parent, since } = first;
  const has = since <= today2;
  const said = {
    ...{ who: parent.who, status: statusInWords(parent), since },
    lies: has ? "behind" : "ahead"
  };
  return {
    ...{ ...way, status: has ? "open" : "later", opensOn: since },
    reasons: [(has ? met4 : against4)("parent_settled", said, act, { first: toDayNumber(since) }), parentInLaw]
  };
}
var parentInLaw = toKnow4("parent_in_law", {}, act);
function noParentYet(parents, beforeAge) {
  const unknown = parents.filter(({ status }) => status === "not_known");
  return [
    against4("no_parent_settled", { age: beforeAge }, act),
    ...unknown.map(({ who }) => toKnow4("parent_not_known", { who }, act))
  ];
}
function livedHereLongEnough(child, today2, { childRegistrationYear: awayInEachYear, registration }) {
  const { yearsLivedHere: age } = registration;
  const opensOn = birthday(child.dateOfBirth, age);
  const way = {
    section: "1(4)",
    form: "T",
    title: `Born here and lived here to the age of ${inLetters(age)}`,
    lastDay: null
  };
  if (child.journeys === null)
    return {
      ...{ ...way, status: "not_enough", opensOn: null, reasons: [] },
      missing: [missing2("journeys", { years: age }, { field: "travelsWith" })]
    };
  const years = firstYears(child.dateOfBirth, child.journeys, age);
  const over = years.filter(({ days }) => days.whole_days > awayInEachYear.days);
  const kept = over.length === 0;
  const isOldEnough = today2 >= opensOn;
  return {
    ...{ ...way, missing: [] },
    status: !kept ? "closed" : isOldEnough ? "open" : "later",
    opensOn: kept ? opensOn : null,
    reasons: [
      ...isOldEnough ? [] : [tooYoung(age, opensOn)],
      ...kept ? [withinEachYear(years, isOldEnough, awayInEachYear)] : over.map((year) => tooLongAway(year, awayInEachYear)),
      ...kept ? closeByTheOtherCount(years, awayInEachYear) : [specialCircumstances]
    ]
  };
}
var tooYoung = (age, opensOn) => against4("ten_years_old", { age, on: opensOn }, act, { first: toDayNumber(opensOn) });
function withinEachYear(years, isOldEnough, awayInEachYear) {
  const most = Math.max(...years.map(({ days }) => days.whole_days));
  return met4(
    "ninety_days_each_year",
    { days: most, limit: awayInEachYear.days, years: years.length, isOldEnough },
    awayInEachYear.source,
    { days: most, limit: awayInEachYear.days }
  );
}
var tooLongAway = ({ number, days, from, to }, awayInEachYear) => against4(
  "over_ninety_days",
  { days: days.whole_days, limit: awayInEachYear.days, year: number, first: from, last: to },
  awayInEachYear.source,
  { days: days.whole_days, limit: awayInEachYear.days, first: toDayNumber(from), last: toDayNumber(to) }
);
function closeByTheOtherCount(years, awayInEachYear) {
  return years.filter(({ days }) => days.inclusive > awayInEachYear.days).map(
    ({ number, days, from, to }) => toKnow4("other_count_differs", { days: days.inclusive, year: number }, awayInEachYear.source, {
      days: days.inclusive,
      limit: awayInEachYear.days,
      first: toDayNumber(from),
      last: toDayNumber(to)
    })
  );
}
var specialCircumstances = toKnow4("special_circumstances", {}, act);

// backend/rules/src/registration/cost.ts
function costOn(dateOfBirth, on, rows3) {
  const { registration, fees: fees2 } = lawOn(on, rows3);
  if (ageOn(dateOfBirth, on) >= registration.beforeAge) return null;
  const { value: amount, from, source: source4 } = feeOn("child_registration", on, fees2);
  const note = hasLaterFees(on) && !hasLaterFees(from) ? "A later edition of the fees exists: check before you pay." : null;
  return { amount, from, note, source: source4 };
}

// backend/rules/src/registration/section3.ts
var act2 = sources.childRegistration;
function section3(child, today2, { registration }) {
  const { beforeAge } = registration;
  const lastDay = lastDayAsChild(child.dateOfBirth, beforeAge);
  const shared = { form: "MN1", opensOn: null, lastDay, missing: [] };
  if (today2 > lastDay)
    return [
      {
        ...shared,
        section: "3(1)",
        title: "The Home Office decides",
        status: "closed",
        reasons: [
          against4("registered_before_18", { age: beforeAge, lastDay }, act2, { last: toDayNumber(lastDay) })
        ]
      }
    ];
  return [
    {
      ...shared,
      section: "3(1)",
      title: "The Home Office decides",
      status: "discretion",
      reasons: [toKnow4("discretion", {}, act2)]
    },
    ...child.bornInUk === false ? [
      { section: "3(2)", title: "Born abroad, a parent British by descent" },
      { section: "3(5)", title: "Born abroad, a parent British by descent, and three years here" }
    ].map(({ section, title }) => ({
      ...shared,
      section,
      title,
      status: "not_known",
      reasons: [toKnow4("not_known", { section }, act2)]
    })) : []
  ];
}

// backend/rules/src/registration/registrationOf.ts
var act3 = sources.childRegistration;
function registrationOf2(child, parents, today2, rows3) {
  if (child.british === true) return answer("british", null, [], [met4("already_british", {}, act3)]);
  if (child.bornInUk === null) return answer("not_enough", null, [], [], [bornInUkMissing]);
  if (child.bornInUk && parents.some((parent) => settledAtBirth(child, parent)))
    return answer("may_be_british", null, [], britishFromBirth(child, parents, lawOn(today2, rows3)));
  const law2 = lawOn(today2, rows3);
  const ways = [
    ...child.bornInUk ? [
      parentBecameSettled(child, parents, today2, law2),
      livedHereLongEnough(child, today2, lawWhenOldEnough(child, today2, rows3))
    ] : [],
    ...section3(child, today2, law2)
  ];
  const atBirth = child.bornInUk ? britishFromBirth(child, parents, law2) : [];
  const [verdict, way] = atBirth.length > 0 ? ["may_be_british", null] : decisive(ways);
  return {
    ...answer(
      verdict,
      way,
      ways,
      [...atBirth, ...generalReasons(child, today2, law2)],
      missingOf(verdict, ways)
    ),
    cost: atBirth.length > 0 ? null : costOn(child.dateOfBirth, later(way?.opensOn ?? today2, today2), rows3)
  };
}
function answer(verdict, way, ways, reasons, missing5 = []) {
  return {
    ...{ verdict, ways, reasons, missing: missing5 },
    section: way?.section ?? null,
    opensOn: way?.opensOn ?? null,
    lastDay: way?.lastDay ?? null,
    cost: null
  };
}
function decisive(ways) {
  const by = (status) => ways.filter((way) => way.status === status);
  const open = by("open")[0];
  if (open !== void 0) return ["can_register", open];
  if (by("not_enough").length > 0) return ["not_enough", null];
  const laterWays = by("later");
  const soonest = laterWays.filter(({ opensOn }) => opensOn !== null).toSorted((one, other) => (one.opensOn ?? "").localeCompare(other.opensOn ?? ""))[0];
  const next = soonest ?? laterWays[0];
  if (next !== void 0) return ["not_yet", next];
  const discretion = by("discretion")[0];
  return discretion === void 0 ? ["ask", null] : ["discretion", discretion];
}
var settledAtBirth = ({ dateOfBirth }, { status, since }) => (status === "british" || status === "settled") && since !== null && since <= dateOfBirth;
function britishFromBirth({ dateOfBirth }, parents, { registration }) {
  return parents.flatMap((parent) => {
    const { who, status, since } = parent;
    if (status !== "british" && status !== "settled") return [];
    if (since !== null && since > dateOfBirth) return [];
    const said = {
      ...{ who, known: since !== null, beforeAge: registration.beforeAge },
      status: status === "british" ? "British" : "settled"
    };
    return [toKnow4("british_from_birth", said, act3)];
  });
}
var bornInUkMissing = missing2("born_in_uk", {}, { field: "bornInUk" });
function missingOf(verdict, ways) {
  return verdict === "not_enough" ? ways.flatMap(({ missing: missing5 }) => missing5) : [];
}
function generalReasons({ dateOfBirth, british }, today2, { registration }) {
  const { goodCharacterFrom } = registration;
  const asked2 = birthday(dateOfBirth, goodCharacterFrom);
  const isAsked = ageOn(dateOfBirth, today2) >= goodCharacterFrom;
  return [
    ...british === null ? [toKnow4("supposed_not_british", {}, act3)] : [],
    toKnow4("fee_waiver", {}, sources.feeTable),
    toKnow4("good_character", { age: goodCharacterFrom, isAsked, on: asked2 }, act3, {
      first: toDayNumber(asked2)
    })
  ];
}
function lawWhenOldEnough({ dateOfBirth }, today2, rows3) {
  const { yearsLivedHere } = lawOn(today2, rows3).registration;
  return lawOn(later(birthday(dateOfBirth, yearsLivedHere), today2), rows3);
}
var later = (one, other) => one > other ? one : other;

// backend/rules/src/routes/visaTypes.ts
var routeByVisaType = {
  // Work
  skilled_worker: "skilled_worker",
  health_and_care_worker: "health_and_care_worker",
  tier_2: "tier_2",
  scale_up: "scale_up",
  global_talent: "global_talent",
  innovator_founder: "innovator_founder",
  innovator: "innovator_founder",
  start_up: "start_up",
  rep_overseas_business: "rep_overseas_business",
  minister_of_religion: "minister_of_religion",
  sportsperson: "sportsperson",
  religious_worker: "religious_worker",
  temporary_work: "temporary_work",
  seasonal_worker: "seasonal_worker",
  high_potential: "high_potential_individual",
  high_potential_individual: "high_potential_individual",
  global_business_mobility: "global_business_mobility",
  domestic_worker: "domestic_worker",
  overseas_domestic_worker: "overseas_domestic_worker",
  private_servant: "private_servant",
  tier_1: "tier1_other",
  tier_1_investor: "tier1_investor",
  investor: "tier1_investor",
  tier_1_entrepreneur: "tier1_entrepreneur",
  tier_1_graduate_entrepreneur: "tier1_graduate_entrepreneur",
  tier_1_exceptional_talent: "tier1_exceptional_talent",
  ecaa_businessperson: "ecaa_businessperson",
  ecaa_worker: "ecaa_worker",
  uk_ancestry: "uk_ancestry",
  ancestry: "uk_ancestry",
  // Family
  spouse: "partner",
  spouse_partner: "partner",
  spouse_of_uk_citizen: "partner",
  // The five years of a partner; the ten-year way is a choice of its own.
  family: "partner",
  family_ten_years: "family_ten_years",
  parent_of_child: "parent_of_child",
  fiance: "fiance",
  child_joining_parents: "child_joining_parents",
  adult_dependent_relative: "adult_dependent_relative",
  bereaved_partner: "bereaved_partner",
  domestic_abuse: "domestic_abuse",
  // Long residence and private life
  long_residence: "long_residence",
  private_life: "private_life",
  child_born_in_uk: "child_born_in_uk",
  leave_outside_rules: "leave_outside_rules",
  // Protection
  refugee: "refugee",
  humanitarian_protection: "humanitarian_protection",
  refugee_family: "refugee_family",
  stateless: "stateless",
  afghan_scheme: "afghan_scheme",
  ukraine_scheme: "ukraine_scheme",
  // Europe and Hong Kong
  eu_pre_settled: "eu_settled_status",
  eu_settled_status: "eu_settled_status",
  bno: "hk_bno",
  hk_bno: "hk_bno",
  // Study and visits
  student: "student",
  graduate: "graduate",
  youth_mobility: "youth_mobility",
  short_term_student: "short_term_student",
  parent_of_child_student: "parent_of_child_student",
  visitor: "visitor",
  // Nationality and service
  irish_citizen: "irish_citizen",
  right_of_abode: "right_of_abode",
  armed_forces: "armed_forces",
  armed_forces_family: "armed_forces_family",
  crown_service: "crown_service",
  // Dependants
  pbs_dependant: "pbs_dependant",
  dependent: "pbs_dependant",
  tier_2_dependent: "pbs_dependant",
  pbs_dependant_child: "pbs_dependant_child",
  uk_ancestry_partner: "uk_ancestry_partner",
  overseas_business_partner: "overseas_business_partner",
  student_dependent: "student_dependant",
  other: null
};
var visaTypes = Object.keys(routeByVisaType);
function routeOfVisaType(visaType) {
  return Object.hasOwn(routeByVisaType, visaType) ? routeByVisaType[visaType] ?? null : null;
}

// backend/rules/src/dependants/dependantOnRecord.ts
var isPartner = ({ relationship }) => relationship === "spouse" || relationship === "partner";
var isBritish = ({ british, nationality }) => british ?? (nationality === "united_kingdom" ? true : null);
var settledStatus = "eu_settled_status";
function isSettledBy(visaType) {
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (route === null) return false;
  return visaType === settledStatus || routeOf(route).settlementRule === "not_needed";
}
function journeysOf(dependant, main) {
  if (dependant.travelsWith === null) return null;
  return dependant.travelsWith === "me" ? main.journeys : dependant.ownJourneys;
}

// backend/rules/src/progress/openOutcomes.ts
function openOutcomes(answer2) {
  const { questions, otherOutcome: other } = answer2;
  if (questions.length === 0 || other === null) return [];
  if (other.verdict === answer2.verdict && other.earliestApplicationDate === answer2.earliestApplicationDate)
    return [];
  const taken = outcomeOf2(other.otherwise, answer2);
  const otherwise = outcomeOf2(other.supposing, other);
  return sooner(otherwise, taken) ? [otherwise, taken] : [taken, otherwise];
}
function outcomeOf2(supposing, answer2) {
  const { verdict, periodStart, earliestApplicationDate, firstCompliantCountingDate } = answer2;
  return { supposing, verdict, periodStart, earliestApplicationDate, firstCompliantCountingDate };
}
function sooner(one, other) {
  const { earliestApplicationDate: day } = one;
  const { earliestApplicationDate: otherDay } = other;
  return day !== null && (otherDay === null || day < otherDay);
}

// backend/rules/src/calculators/ilr/qualifyingYears.ts
function yearsLookedAt(answer2, years, asOf) {
  const served = yearsServed(answer2);
  const counts2 = answer2.verdict === "eligible" || answer2.verdict === "not_yet";
  if (counts2 && served !== null) return served;
  const first = Math.max(toDayNumber(answer2.periodStart), startOfYearsTo(asOf, years));
  return { first, last: yearsLater(first, years) - 1 };
}
function yearsServed({ reasons }) {
  const served = reasons.find(({ code }) => code === "qualifying_period");
  if (served?.from === void 0 || served.to === void 0) return null;
  return { first: toDayNumber(served.from), last: toDayNumber(served.to) };
}
function startOfYearsTo(day, years) {
  let start = yearsLater(day, -years) - 1;
  while (yearsLater(start, years) < day) start += 1;
  return start;
}
function calendarYearsOf({ first, last }) {
  const years = [];
  for (let year = partsOfDay(first).year; year <= partsOfDay(last).year; year += 1)
    years.push({
      year,
      first: Math.max(first, dayNumberOf(year, 1, 1)),
      last: Math.min(last, dayNumberOf(year, 12, 31))
    });
  return years;
}
function limitsTwelveMonths({ absences: absences2 }) {
  return absences2 === "continuous_residence" || absences2 === "long_residence";
}
function countsTwelveMonthsIn(route, year, { longResidenceRollingSince: longResidenceRollingSince2 }) {
  const since = partsOf(longResidenceRollingSince2).year;
  return limitsTwelveMonths(route) && (route.absences !== "long_residence" || year >= since);
}
function isOverInYear(route, { year, days }, law2) {
  return countsTwelveMonthsIn(route, year, law2) && days > law2.anyTwelveMonths.days;
}
function absenceLimitOf(route, years, { first, last }, { anyTwelveMonths, longResidenceTotal: longResidenceTotal2, longResidenceRollingSince: longResidenceRollingSince2 }) {
  switch (route.absences) {
    case "continuous_residence":
      return anyTwelveMonths.days * years;
    case "long_residence": {
      const change = toDayNumber(longResidenceRollingSince2);
      const before = first < change ? longResidenceTotal2.days : 0;
      return before + anyTwelveMonths.days * yearsBegun(Math.max(first, change), last);
    }
    default:
      return null;
  }
}
function yearsBegun(first, last) {
  let years = 0;
  while (yearsLater(first, years) <= last) years += 1;
  return years;
}

// backend/rules/src/progress/shareOfTime.ts
function percentPassed(from, until, today2) {
  if (today2 >= until) return 100;
  const first = toDayNumber(from);
  const share = (toDayNumber(today2) - first) / (toDayNumber(until) - first);
  return Math.min(99, Math.max(0, Math.floor(100 * share)));
}
function yearsSince(day, today2) {
  if (today2 <= day) return 0;
  let whole = Number(today2.slice(0, 4)) - Number(day.slice(0, 4));
  if (addYears(day, whole) > today2) whole -= 1;
  const start = toDayNumber(addYears(day, whole));
  const share = (toDayNumber(today2) - start) / (toDayNumber(addYears(day, whole + 1)) - start);
  return whole + Math.floor(10 * share) / 10;
}

// backend/rules/src/progress/visaRecord.ts
function settlementAskedBy(route, record, law2) {
  const { visaStartDate, ukEntryDate, visaExpiryDate, claimedOn, awaitingDecisionSince } = record;
  const base = {
    route,
    ...ukEntryDate ? { entryDate: ukEntryDate } : {},
    ...claimedOn ? { claimedOn } : {},
    ...awaitingDecisionSince ? { awaitingDecisionSince } : {}
  };
  const current = {
    ...{ from: visaStartDate, to: visaExpiryDate ?? latestDate, route },
    ...application(record, visaStartDate)
  };
  if (!makesSense(current.from, current.to))
    return { settlement: { ...base, grantDate: visaStartDate }, visaIds: [] };
  const earlier = record.earlier.flatMap((visa) => {
    const held2 = routeOfVisaType(visa.visaType);
    const { startDate, endDate, id = null } = visa;
    if (held2 === null || startDate >= visaStartDate || !makesSense(startDate, endDate)) return [];
    const permission = {
      from: startDate,
      to: endDate,
      route: held2,
      ...application(visa, startDate)
    };
    return [{ permission, id }];
  });
  const held = visaExpiryDate === null ? withoutEnd(current, route, law2) : [current];
  const permissions = [...earlier.map(({ permission }) => permission), ...held];
  const grantDate = sortedFor(route, permissions).counting.reduce(
    (first, { from }) => from < first ? from : first,
    visaStartDate
  );
  return {
    settlement: { ...base, grantDate, permissions },
    visaIds: [...earlier.map(({ id }) => id), ...held.map(() => null)]
  };
}
function withoutEnd(visa, route, { rollingSince: rollingSince2, oldPermissionLasts: oldPermissionLasts2 }) {
  const { absences: absences2 } = routeOf(route);
  const isJudgedByYears = absences2 === "continuous_residence" || absences2 === "long_residence";
  if (!isJudgedByYears || visa.from >= rollingSince2) return [visa];
  const next = addMonths(visa.from, oldPermissionLasts2.months);
  return [
    { ...visa, to: addDays(next, -1) },
    { from: next, to: visa.to, route }
  ];
}
function application({ appliedOn, appliedInTime }, startDate) {
  return {
    ...appliedOn && appliedOn <= startDate ? { appliedOn } : {},
    ...appliedInTime ? { appliedInTime } : {}
  };
}
function inTheUkSince(visaStartDate, earlier, current = {}, unexplained = "breaks") {
  const { since } = unbrokenTime(visaStartDate, earlier, current, unexplained);
  const { ukEntryDate } = current;
  return since !== null && ukEntryDate && ukEntryDate > since ? ukEntryDate : since;
}
function unbrokenTime(visaStartDate, earlier, current, unexplained) {
  const latestFirst = earlier.filter(({ startDate, endDate }) => makesSense(startDate, endDate)).toSorted((one, other) => other.endDate.localeCompare(one.endDate));
  const waits = [];
  let since = visaStartDate ?? latestFirst[0]?.startDate ?? null;
  if (since === null) return { since, waits };
  let appliedFor = visaStartDate === null ? latestFirst[0] ?? {} : current;
  for (const visa of latestFirst) {
    const { startDate, endDate } = visa;
    const dayAfter = addDays(endDate, 1);
    if (dayAfter < since) {
      const inTime2 = wasInTime(appliedFor, endDate);
      if (inTime2 === false || inTime2 === null && unexplained === "breaks") break;
      if (inTime2 === null) waits.push({ from: dayAfter, to: addDays(since, -1) });
    }
    if (startDate < since) {
      since = startDate;
      appliedFor = visa;
    }
  }
  return { since, waits };
}
function wasInTime({ appliedOn, appliedInTime }, ended) {
  if (appliedOn) return appliedOn <= ended;
  return appliedInTime === "yes" ? true : appliedInTime === "no" ? false : null;
}
function makesSense(from, to) {
  return from >= earliestDate && to <= latestDate && from <= to;
}

// backend/rules/src/progress/settlementProgress.ts
var otherCount2 = "other_count_differs";
var broken = /* @__PURE__ */ new Set([
  "twelve_months_over_limit",
  "fixed_year_over_limit",
  "single_absence_over_limit",
  "total_over_limit"
]);
function settlementProgress(key, record, trips, today2, rows3) {
  const route = routeOf(key);
  const law2 = lawOn(today2, rows3);
  const { settlement, visaIds } = settlementAskedBy(key, record, law2);
  const { person: person2 } = record;
  const answers = assessBothWays(
    { asOf: today2, trips, settlement, ...person2 === void 0 ? {} : { person: person2 } },
    rows3
  );
  const countedBy = (counting) => {
    const { settlement: answer3 } = answers[counting];
    if (answer3 === null) throw new TypeError("A question about settlement was left without an answer");
    const period = periodOf(answer3, today2);
    const days = unionOf([...absentDays(trips, counting), ...beforeEntry(route, settlement)]);
    const daysAway = countDays(
      period === null ? days : clip(days, toDayNumber(period.from), toDayNumber(period.to))
    );
    return { answer: answer3, period, daysAway };
  };
  const cautious = countedBy("inclusive");
  const { answer: answer2 } = cautious;
  const { firstCompliantCountingDate: complete, qualifyingYears: years, reasons, periodStart } = answer2;
  const eligible = answer2.verdict === "eligible";
  return {
    route,
    countedFrom: periodStart,
    cautious,
    homeOffice: countedBy("whole_days"),
    homeOfficeSays: reasons.find(({ code }) => code === otherCount2)?.message ?? null,
    yearLimit: answer2.worstTwelveMonths?.limit ?? (limitsTwelveMonths(route) ? law2.anyTwelveMonths.days : null),
    absencesKept: !reasons.some(({ code }) => broken.has(code)),
    percent: eligible ? 100 : complete === null || years === null || years === 0 ? 0 : percentPassed(addYears(complete, -years), complete, today2),
    years: yearsSince(periodStart, today2),
    questions: answer2.questions.map((question) => ({
      ...question,
      visaId: question.permission === void 0 ? null : visaIds[question.permission] ?? null
    })),
    reasons: decisiveFirst(reasons.filter(({ code }) => code !== otherCount2))
  };
}
function beforeEntry({ clockStarts }, { grantDate, entryDate }) {
  if (clockStarts !== "grant" || entryDate === void 0 || entryDate <= grantDate) return [];
  return [{ first: toDayNumber(grantDate), last: toDayNumber(entryDate) - 1 }];
}
function periodOf(answer2, today2) {
  const { qualifyingYears: years } = answer2;
  if (years === null || years === 0) return null;
  const { first, last } = yearsServed(answer2) ?? yearsLookedAt(answer2, years, toDayNumber(today2));
  return { from: fromDayNumber(first), to: fromDayNumber(last) };
}
function decisiveFirst(reasons) {
  const order = ["against", "met", "to_know"];
  const rank = ({ standing: standing2 }) => order.indexOf(standing2 ?? "to_know");
  return reasons.toSorted((one, other) => rank(one) - rank(other));
}

// backend/rules/src/dependants/dependantRoute.ts
var workers = /* @__PURE__ */ new Set([
  ...["skilled_worker", "health_and_care_worker", "tier_2", "scale_up", "global_talent"],
  ...["innovator_founder", "minister_of_religion", "sportsperson", "tier1_entrepreneur"],
  ...["tier1_investor", "tier1_exceptional_talent", "tier1_other"]
]);
var ofWhomever = "dependent";
function dependantRoute(dependant, main, today2) {
  const { currentVisaType: visaType, relationship } = dependant;
  if (visaType === null) return null;
  const own = routeOfVisaType(visaType);
  const isChild = relationship === "child";
  if (own === "hk_bno" && isChild && isExemptChild(dependant, today2)) return "child_joining_parents";
  if (own !== "pbs_dependant") return own;
  if (!isChild && !isPartner(dependant)) return null;
  const ofWorker = isChild ? "pbs_dependant_child" : "pbs_dependant";
  if (visaType !== ofWhomever) return ofWorker;
  if (main.visaType === null) return "main_not_known";
  const route = routeOfVisaType(main.visaType);
  if (route === null) return null;
  if (workers.has(route)) return ofWorker;
  if (route === "rep_overseas_business") return isChild ? ofWorker : "overseas_business_partner";
  if (route === "uk_ancestry") return isChild ? null : "uk_ancestry_partner";
  if (route === "student") return "student_dependant";
  if (route === "hk_bno")
    return isChild && isExemptChild(dependant, today2) ? "child_joining_parents" : "hk_bno";
  return routeOf(route).settlementRule === "none" ? route : null;
}
var isExemptChild = ({ dateOfBirth }, today2) => ageOn(dateOfBirth, today2) < valueOn(hongKongChildren, today2);

// backend/rules/src/sentences/dependants.ts
var dependantSentences = {
  about_the_route: ({ note }) => note,
  with_main_person: ({ name }) => sentences(
    `${name} settles together with the main applicant, or later.`,
    `So ${name} applies at the same time, or once the main applicant is settled or British.`
  ),
  partner_of_settled: ({ name }) => sentences(
    "A spouse visa is for partners of people who are British or settled.",
    `If the visa of ${name} says “dependant”, choose that.`
  ),
  earlier_visa_not_known: ({ name, start }) => sentences(
    `The years count from ${writtenDay(start)}, when the visa in your record began.`,
    `Did ${name} have a visa of this kind before, without a gap?`,
    "Then add its first day. The date can be earlier."
  ),
  entry_not_known: ({ name }) => sentences(
    `If ${name} came to the UK after the visa began, the days before count as days away.`,
    "Add the day of entry to see it."
  ),
  visa_ends_first: ({ name, ends }) => `The visa of ${name} ends on ${writtenDay(ends)}. That is before the first day to apply. Extend it in time.`,
  no_years_of_their_own: ({
    name,
    isPartner: isPartner2,
    mainSettled
  }) => isPartner2 ? sentences(
    "A partner needs no years of their own on this route.",
    mainSettled ? `${name} can apply now, because the main applicant is settled.` : `${name} can apply together with the main applicant, or once the main applicant is settled.`,
    "They do not need to have lived together for a number of years."
  ) : sentences(
    "A child needs no years of their own.",
    mainSettled ? `${name} can apply if the other parent is settled too, or applies at the same time.` : `${name} can apply together with both parents, or once both are settled.`,
    "One parent is enough if that parent alone is responsible for the child."
  ),
  bno_children: ({
    since,
    age,
    years
  }) => sentences(
    `With a visa for British Nationals (Overseas), children under ${age} need not complete ${inLetters(years)} years.`,
    `This is so since ${writtenDay(since)}. It is not confirmed: check it on GOV.UK.`
  )
};
var dependantMissing = {
  visa_type: ({ name }) => `Add the visa that ${name} has.`,
  main_visa_type: () => "Add your own visa. What a dependant needs depends on it.",
  visa_start: ({ name }) => `Add the day on which the visa of ${name} began.`,
  visa_ended: ({ name, ended }) => sentences(
    `By your record, the visa of ${name} ended on ${writtenDay(ended)}. Add the new one.`,
    `If ${name} applied before that day, ${name} may stay until the decision.`
  ),
  journeys: ({ name }) => `Say whose journeys ${name} makes. The days away decide.`,
  uk_entry: ({ name }) => `Add the day on which ${name} came to the UK. The years count from that day.`
};

// backend/rules/src/dependants/said.ts
var { toKnow: toKnow5 } = reasonsIn(dependantSentences);
var missing3 = missingIn(dependantMissing);

// backend/rules/src/dependants/dependantSettlement.ts
var nothing = {
  ...{ route: null, answer: null, homeOffice: null, settledSince: null, daysAway: null, percent: null },
  ...{ reasons: [], missing: [] }
};
function dependantSettlement(dependant, main, today2) {
  if (isBritish(dependant) === true) return { ...nothing, status: "british" };
  const { settledSince, currentVisaType, firstName } = dependant;
  if (settledSince !== null) return { ...nothing, status: "settled", settledSince };
  if (currentVisaType === null)
    return notEnough(missing3("visa_type", { name: firstName }, { field: "currentVisaType" }));
  if (isSettledBy(currentVisaType)) return { ...nothing, status: "settled" };
  const key = dependantRoute(dependant, main, today2);
  if (key === "main_not_known") return notEnough(missing3("main_visa_type", {}, { field: "visaType" }));
  if (key === null) return { ...nothing, status: "ask" };
  const route = routeOf(key);
  if (route.settlementRule === "not_known") return { ...nothing, status: "ask", route };
  if (route.settlementRule === "none") return { ...nothing, status: "no_route", route };
  if (yearsOn2(route, today2).every((years) => years === 0))
    return { ...nothing, status: "with_family", route, reasons: withFamily(dependant, main, route, today2) };
  return ownClock(dependant, main, route, today2);
}
function ownClock(dependant, main, route, today2) {
  const { firstName, visaStartDate, visaExpiryDate, visaHeldSince, ukEntryDate, dateOfBirth } = dependant;
  const from = visaHeldSince ?? visaStartDate;
  const trips = journeysOf(dependant, main);
  const expired = visaExpiryDate !== null && visaExpiryDate < today2;
  const needsEntry = route.clockStarts === "entry" && ukEntryDate === null && dependant.bornInUk !== true;
  const lacking = [
    ...from === null ? [missing3("visa_start", { name: firstName }, { field: "visaStartDate" })] : [],
    ...expired ? [missing3("visa_ended", { name: firstName, ended: visaExpiryDate }, { field: "visaExpiryDate" })] : [],
    ...trips === null && route.absences !== "none" ? [missing3("journeys", { name: firstName }, { field: "travelsWith" })] : [],
    ...needsEntry ? [missing3("uk_entry", { name: firstName }, { field: "ukEntryDate" })] : []
  ];
  if (lacking.length > 0 || from === null)
    return { ...nothing, status: "not_enough", route, missing: lacking };
  const answers = assessBothWays({
    ...{ asOf: today2, trips: trips ?? [] },
    settlement: {
      ...{ route: route.key, grantDate: from },
      permissions: [{ from, to: visaExpiryDate ?? latestDate }],
      // Who was here before this visa began did not enter with it.
      ...ukEntryDate !== null && ukEntryDate > from ? { entryDate: ukEntryDate } : {}
    },
    person: { dateOfBirth }
  });
  const [answer2, other] = [answers.inclusive.settlement, answers.whole_days.settlement];
  if (answer2 === null || other === null)
    throw new TypeError("A question about settlement was left without an answer");
  if (answer2.verdict === "not_enough")
    return { ...nothing, status: "not_enough", route, missing: answer2.missing, reasons: answer2.reasons };
  if (openOutcomes(answer2).length > 0) return { ...nothing, status: "ask", route, reasons: answer2.reasons };
  const { firstCompliantCountingDate: complete, qualifyingYears: years } = answer2;
  const homeOffice = answer2.reasons.some(({ code }) => code === otherCount2) ? other : null;
  return {
    ...{ ...nothing, status: "own_clock", route, answer: answer2, homeOffice },
    daysAway: countDaysBetween(absentDays(trips ?? [], "inclusive"), answer2.periodStart, today2),
    percent: answer2.verdict === "eligible" ? 100 : complete === null || years === null || years === 0 ? 0 : percentPassed(addYears(complete, -years), complete, today2),
    // Both counts are told side by side, which says what this reason says.
    reasons: [
      ...answer2.reasons.filter(({ code }) => code !== otherCount2),
      ...besideTheClock(dependant, main, route, [answer2, ...homeOffice === null ? [] : [homeOffice]])
    ]
  };
}
function besideTheClock({ firstName, visaHeldSince, visaExpiryDate, ukEntryDate, bornInUk }, main, { key, source: source4 }, answers) {
  const [{ periodStart }] = answers;
  const [first = null] = answers.flatMap(({ earliestApplicationDate: day }) => day ?? []).toSorted();
  return [
    ...key === "pbs_dependant" && !main.settled && !main.british ? [toKnow5("with_main_person", { name: firstName }, source4)] : [],
    ...key === "partner" && !main.settled && !main.british ? [toKnow5("partner_of_settled", { name: firstName }, source4)] : [],
    ...visaHeldSince === null ? [
      toKnow5("earlier_visa_not_known", { name: firstName, start: periodStart }, source4, {
        first: toDayNumber(periodStart)
      })
    ] : [],
    ...ukEntryDate === null && bornInUk !== true ? [toKnow5("entry_not_known", { name: firstName }, source4)] : [],
    ...first !== null && visaExpiryDate !== null && visaExpiryDate < first ? [
      toKnow5("visa_ends_first", { name: firstName, ends: visaExpiryDate }, source4, {
        last: toDayNumber(visaExpiryDate)
      })
    ] : []
  ];
}
function withFamily(dependant, main, route, today2) {
  const { firstName } = dependant;
  const { source: source4, key } = route;
  const isSettled = main.british || main.settled;
  const said = { name: firstName, isPartner: isPartner(dependant), mainSettled: isSettled };
  return [
    toKnow5("no_years_of_their_own", said, source4),
    ...key === "child_joining_parents" ? bnoChildren(source4, today2) : notesOn(route, today2).map((note) => toKnow5("about_the_route", { note }, source4))
  ];
}
function bnoChildren(source4, today2) {
  const { value: age, from } = rowOn(hongKongChildren, today2);
  if (from === null) return [];
  const [years = 0] = yearsOn2(routeOf("hk_bno"), today2);
  return [toKnow5("bno_children", { since: from, age, years }, source4)];
}
var notEnough = (...lacking) => ({
  ...nothing,
  status: "not_enough",
  missing: lacking
});

// backend/rules/src/dependants/dependantProgress.ts
function dependantProgress(dependant, family, main, today2) {
  const { dateOfBirth, bornInUk, relationship } = dependant;
  return {
    settlement: dependantSettlement(dependant, main, today2),
    registration: relationship === "child" ? registrationOf2(
      {
        ...{ dateOfBirth, bornInUk, british: isBritish(dependant) },
        journeys: journeysOf(dependant, main)
      },
      [parentOf(main), ...family.filter(isPartner).map(otherParent)],
      today2
    ) : null
  };
}
function parentOf({ name: who = "you", british, settled, settledSince }) {
  const status = settled ? "settled" : british ? "british" : "neither";
  return { who, status, since: settled ? settledSince : null };
}
function otherParent(partner) {
  const { firstName: who, settledSince: since, currentVisaType } = partner;
  if (since !== null) return { who, status: "settled", since };
  const british = isBritish(partner);
  if (british === true) return { who, status: "british", since };
  if (isSettledBy(currentVisaType)) return { who, status: "settled", since };
  const neither = british === false && currentVisaType !== null;
  return { who, status: neither ? "neither" : "not_known", since };
}

// backend/rules/src/sentences/ilrCalculator.ts
var ilrSentences = {
  year_over_limit: ({
    days,
    year,
    limit: limit2
  }) => sentences(
    `You have ${dayCount(days)} away in ${year}. You may be away at most ${dayCount(limit2)} in any 12 months.`,
    `Without the dates of your trips, your years can only start again on 1 January ${year + 1}.`,
    "Enter individual trips. The date may then be earlier."
  ),
  early_years_over_limit: ({
    days,
    year,
    since,
    limit: limit2
  }) => sentences(
    `You have ${dayCount(days)} away up to the end of ${year}.`,
    `Before ${writtenDay(since)}, long residence allows at most ${dayCount(limit2)} in all.`
  ),
  years_may_hide_window: ({
    one,
    next,
    limit: limit2
  }) => sentences(
    `You have ${dayCount(one.days)} away in ${one.year}.`,
    `In ${next.year} you have ${dayCount(next.days)}.`,
    `Together that is more than ${dayCount(limit2)}.`,
    "Your totals do not show when you were away.",
    "So 12 months across the two years may be over the limit.",
    "Enter individual trips to be sure."
  ),
  year_may_hide_long_absence: ({
    days,
    year,
    since,
    limit: limit2
  }) => sentences(
    `You have ${dayCount(days)} away in ${year}.`,
    `Before ${writtenDay(since)}, no single absence may be longer than ${dayCount(limit2)}.`,
    "Your totals do not show whether one was. Enter individual trips to be sure."
  ),
  totals_before_entry: () => sentences(
    "The days between the issue of your visa and your arrival count as days away.",
    "Add them to your yearly totals if they are not there yet."
  ),
  financial_requirement_missing: () => "By your answer, you do not meet the financial requirement of your visa.",
  good_character_missing: () => sentences(
    "By your answer, you do not meet the good character requirement.",
    "Ask for advice before you apply.",
    "Much depends on what happened, and when."
  ),
  english_not_asked: () => "You do not need to show English on this route.",
  money_not_asked: () => "This route has no test of money for settlement.",
  english_to_show: ({ level: level2, ages }) => sentences(`You still need to show English${atLevel(level2)}.`, whoIsExempt(ages)),
  english_missing: ({ level: level2, ages }) => sentences(
    "By your answer, you do not meet the English language requirement.",
    level2 === null ? null : `You need English${atLevel(level2)}.`,
    whoIsExempt(ages)
  ),
  long_residence_possible: ({ years }) => sentences(
    `Lawful years on this visa may count towards the ${years} years of long residence.`,
    "Do you want to see when they are complete?",
    "Then choose “Long residence” as the visa type, with the day your first visa was issued."
  ),
  route_unknown: ({
    years,
    limit: limit2,
    firstDay
  }) => sentences(
    "Your visa type does not say which rules apply to you. So we cannot say that you are eligible.",
    "We made an estimate by the rules that most routes have.",
    `They ask for ${years} years, with at most ${dayCount(limit2)} away in any 12 months.`,
    firstDay === null ? null : `By them the first day to apply is ${writtenDay(firstDay)}.`
  ),
  other_qualifying_years: ({
    usual,
    others
  }) => `We counted with ${usual} years. Some people on this route need ${others.join(" or ")} years.`
};
var atLevel = (level2) => level2 === null ? "" : ` at level ${level2}`;
var ilrResultSentences = {
  discretion_reason: ({ route }) => sentences(
    `Your absences are over the limit of the route “${route}”.`,
    "You can leave out days away for certain reasons, if you have proof.",
    "Examples are a serious illness, a travel disruption or a crisis abroad.",
    "The reasons stand in CR 3.4 of Appendix Continuous Residence."
  ),
  home_office_count: ({
    worst,
    eligible,
    firstDay
  }) => sentences(
    worst === null ? `${byOtherCount("home_office")}, your days away add up to less.` : `${byOtherCount("home_office")}, there are ${dayCount(worst.days)} away in the worst 12 months. That is ${worst.exceeded ? "over" : "within"} the limit.`,
    eligible ? "Then your days away do not prevent you from applying now." : firstDay === null ? null : `The first day you can apply is then ${writtenDay(firstDay)}.`
  )
};
var ilrMissing = {
  absence_total: ({ year }) => `Enter your days away in ${year}. Enter 0 if you were not away.`,
  trips: () => "Enter the dates of your trips. The rule looks at single absences. Your yearly totals do not show them.",
  route: () => `Choose the visa you have. Your visa type does not say which rules apply to you. If you are not sure, ask ${adviser}.`
};

// backend/rules/src/calculators/ilr/said.ts
var { against: against5, met: met5, toKnow: toKnow6 } = reasonsIn(ilrSentences);
var missing4 = missingIn(ilrMissing);

// backend/rules/src/calculators/ilr/beyondTheDate.ts
function beyondTheDate({ known: known2, judgement, asked: asked2, english, closed }) {
  const { verdict, missing: lacking, answer: answer2 } = judgement;
  if (!known2) return { ...nothingOpen, verdict: "not_enough", missing: [visaTypeMissing] };
  const { practicalEarliestApplicationDate, applyBy, eligibleUntil, eligibleAgainFrom } = answer2;
  const { otherOutcome, lifeInUk } = answer2;
  const hasDate = verdict !== "not_enough" && !closed;
  return {
    verdict: closed ? "no_route" : verdict,
    missing: lacking.map(inTheFormsFields),
    questions: answer2.questions.map((asking) => inTheForm(asking, asked2)),
    otherOutcome,
    practicalEarliestApplicationDate: hasDate ? practicalEarliestApplicationDate : null,
    applyBy,
    ...hasDate ? { eligibleUntil, eligibleAgainFrom } : { eligibleUntil: null, eligibleAgainFrom: null },
    english,
    lifeInUk
  };
}
var nothingOpen = {
  missing: [],
  questions: [],
  otherOutcome: null,
  practicalEarliestApplicationDate: null,
  applyBy: null,
  eligibleUntil: null,
  eligibleAgainFrom: null,
  english: null,
  lifeInUk: null
};
var visaTypeMissing = missing4("route", {}, { field: "visaType" });
function inTheForm(question, { positions }) {
  const { permission, ...rest } = question;
  const position = permission === void 0 ? void 0 : positions[permission];
  return position === void 0 ? rest : { ...rest, permission: position };
}
function inTheFormsFields(lacking) {
  return lacking.field === void 0 ? lacking : { ...lacking, field: lacking.field.replace(/^settlement\./, "") };
}

// backend/rules/src/calculators/ilr/ilrProblems.ts
function requireSoundIlrForm(form, today2) {
  const problems = new FieldProblems();
  const { visaStartDate, entryDate, visaExpiryDate } = form;
  const startIsDated = problems.dated("visaStartDate", visaStartDate);
  if (startIsDated)
    problems.require(visaStartDate <= today2, "visaStartDate", "Visa issue date cannot be in the future");
  if (entryDate !== null && entryDate !== void 0 && problems.dated("entryDate", entryDate)) {
    if (startIsDated)
      problems.require(
        entryDate >= visaStartDate || (form.permissions ?? []).some(({ from }) => entryDate >= from),
        "entryDate",
        "UK entry date cannot be before the visa issue date"
      );
    problems.require(entryDate <= today2, "entryDate", "UK entry date cannot be in the future");
  }
  if (visaExpiryDate !== null && visaExpiryDate !== void 0)
    problems.dated("visaExpiryDate", visaExpiryDate);
  requireSoundPermissions(problems, form.permissions ?? []);
  requirePast(problems, "claimedOn", form.claimedOn, today2, "The day of your claim cannot be in the future");
  requirePast(problems, "dateOfBirth", form.dateOfBirth, today2, "Your date of birth cannot be in the future");
  const { awaitingDecisionSince: applied } = form;
  requirePast(
    problems,
    "awaitingDecisionSince",
    applied,
    today2,
    "The day you applied cannot be in the future"
  );
  if (applied !== null && applied !== void 0 && startIsDated)
    problems.require(
      applied >= visaStartDate,
      "awaitingDecisionSince",
      "The day you applied cannot be before the visa issue date"
    );
  if (form.useDetailedAbsences) problems.trips("detailedAbsences", form.detailedAbsences);
  else requireSoundYears(problems, form.absencesPerYear);
  problems.throwAny();
}
function requireSoundYears(problems, totals) {
  const seen = /* @__PURE__ */ new Set();
  totals.forEach(({ year, days }, position) => {
    const path = `absencesPerYear.${position}`;
    const known2 = Number.isInteger(year) && year >= partsOf(earliestDate).year && year <= partsOf(latestDate).year;
    problems.require(known2, `${path}.year`, "Enter a year.");
    problems.require(!seen.has(year), `${path}.year`, `The year ${year} is there twice.`);
    seen.add(year);
    problems.require(Number.isInteger(days) && days >= 0, `${path}.days`, "Enter 0 or more whole days");
    if (!known2) return;
    const most = lengthOf({ first: dayNumberOf(year, 1, 1), last: dayNumberOf(year, 12, 31) });
    problems.require(days <= most, `${path}.days`, `The year ${year} has ${most} days`);
  });
}
function requirePast(problems, field2, date, today2, message) {
  if (date !== null && date !== void 0 && problems.dated(field2, date))
    problems.require(date <= today2, field2, message);
}
function requireSoundPermissions(problems, permissions) {
  problems.require(
    permissions.length <= mostPermissions,
    "permissions",
    `Give at most ${mostPermissions} permissions.`
  );
  permissions.slice(0, mostPermissions).forEach(({ from, to, appliedOn }, position) => {
    const path = `permissions.${position}`;
    const starts = problems.dated(`${path}.from`, from);
    if (to !== null && to !== void 0 && problems.dated(`${path}.to`, to) && starts)
      problems.require(to >= from, `${path}.to`, "The permission ends before it begins.");
    if (appliedOn !== null && appliedOn !== void 0 && problems.dated(`${path}.appliedOn`, appliedOn) && starts)
      problems.require(
        appliedOn <= from,
        `${path}.appliedOn`,
        "The application cannot be later than the first day of the permission."
      );
  });
}

// backend/rules/src/calculators/ilr/judgeByTrips.ts
var overLimit = /* @__PURE__ */ new Set([
  "twelve_months_over_limit",
  "fixed_year_over_limit",
  "single_absence_over_limit",
  "total_over_limit"
]);
function judgeByTrips({ form, route: key, years, today: today2, asked: asked2, rows: rows3 }) {
  const route = routeOf(key);
  const asOf = toDayNumber(today2);
  const law2 = lawOn(today2, rows3);
  const { settlement, person: person2 } = asked2;
  const counts2 = bothCounts(
    (counting) => assess({ asOf: today2, counting, trips: assessedTrips(form.detailedAbsences), settlement, person: person2 }, rows3)
  );
  const answer2 = counts2.cautious.settlement;
  if (answer2 === null) throw new TypeError("A question about settlement was left without an answer");
  const period = yearsLookedAt(answer2, years, asOf);
  const away = daysThatCount(form, route, asked2);
  const broken2 = answer2.reasons.filter(({ code }) => overLimit.has(code));
  return {
    verdict: answer2.verdict,
    missing: answer2.missing,
    answer: answer2,
    earliest: answer2.earliestApplicationDate,
    period,
    complete: answer2.periodComplete ?? answer2.periodStart,
    absencesKept: broken2.length === 0,
    totalKept: broken2.every(({ code }) => code !== "total_over_limit"),
    days: countDays(clip(away, period.first, period.last)),
    byYear: calendarYearsOf(period).map(({ year, first, last }) => {
      const days = countDays(clip(away, first, last));
      return { year, days, over: isOverInYear(route, { year, days }, law2) };
    }),
    reasons: answer2.reasons,
    counts: counts2
  };
}
function daysThatCount(form, route, { grant, entry }) {
  const counted = form.detailedAbsences.filter(
    ({ permittedReason }) => permittedReason === null || permittedReason === void 0 || !reasonApplies(route, permittedReason)
  );
  const spans = counted.map(({ startDate, endDate }) => ({
    first: toDayNumber(startDate),
    last: toDayNumber(endDate)
  }));
  const beforeEntry2 = {
    first: toDayNumber(grant),
    last: toDayNumber(entry) - 1
  };
  return unionOf(route.clockStarts === "grant" ? [...spans, beforeEntry2] : spans);
}
function bothCounts(answerBy) {
  const cautious = answerBy("inclusive");
  const homeOffice = answerBy("whole_days");
  return { cautious, homeOffice, homeOfficeSays: saysOf2(cautious.settlement, homeOffice.settlement) };
}
function saysOf2(cautious, homeOffice) {
  if (cautious === null || homeOffice === null) return null;
  const { verdict, earliestApplicationDate, worstTwelveMonths: worst } = homeOffice;
  if (verdict === cautious.verdict && earliestApplicationDate === cautious.earliestApplicationDate)
    return null;
  return ilrResultSentences.home_office_count({
    worst,
    eligible: verdict === "eligible",
    firstDay: earliestApplicationDate
  });
}

// backend/rules/src/calculators/ilr/missingTotals.ts
var mostDays = (year) => year === void 0 ? 0 : year.days ?? lengthOf(year);
function missingTotals(route, years, asOf, law2) {
  if (route.absences === "none") return [];
  const begun = years.filter(({ first }) => first <= asOf);
  return begun.flatMap((year, position) => {
    const beside = [begun[position - 1], begun[position + 1]];
    if (year.days !== null || !canDecide({ route, law: law2 }, begun, year, beside)) return [];
    return [
      missing4(
        "absence_total",
        { year: year.year },
        {
          field: "absencesPerYear",
          from: fromDayNumber(year.first),
          to: fromDayNumber(Math.min(year.last, asOf))
        }
      )
    ];
  });
}
function canDecide({ route, law: law2 }, years, year, beside) {
  const withOneBeside = mostDays(year) + Math.max(...beside.map(mostDays));
  if (route.absences !== "continuous_residence" && route.absences !== "long_residence") return true;
  if (countsTwelveMonthsIn(route, year.year, law2)) return withOneBeside > law2.anyTwelveMonths.days;
  const early = years.filter((one) => !countsTwelveMonthsIn(route, one.year, law2));
  const total = early.reduce((sum, one) => sum + mostDays(one), 0);
  return withOneBeside > law2.longResidenceSingle.days || total > law2.longResidenceTotal.days;
}
function missingTrips(route, years, law2) {
  const harmless = daysThatBreakNothing(route, law2);
  const total = years.reduce((sum, year) => sum + (year.days ?? 0), 0);
  if (total <= harmless) return [];
  return [missing4("trips", {}, { field: "detailedAbsences" })];
}
function daysThatBreakNothing({ absences: absences2 }, law2) {
  switch (absences2) {
    case "eu_settlement":
      return fewestDaysOf(law2.euMonthsInTwelve.months);
    case "child_born_in_uk":
      return Math.min(fewestDaysOf(law2.childBornInUkSingle.months), law2.childBornInUk.days);
    default:
      return Infinity;
  }
}

// backend/rules/src/calculators/ilr/judgeByYears.ts
function judgeByYears(question) {
  const { form, route: key, years, today: today2, asked: asked2, rows: rows3 } = question;
  const law2 = lawOn(today2, rows3);
  const route = routeOf(key);
  const asOf = toDayNumber(today2);
  const grant = toDayNumber(asked2.grant);
  const entry = toDayNumber(asked2.entry);
  const fromGrant = answerFrom(question, grant, entry);
  const { answer: answer2, judged: judged2, broken: broken2 } = clearOfYearsOver({ question, route, law: law2 }, fromGrant);
  const looked = answer2.verdict === "eligible" ? answer2 : fromGrant;
  const period = yearsLookedAt(looked, years, asOf);
  const typed = givenIn(period, form.absencesPerYear).map(withDays);
  const isOver = broken2.length > 0 && answer2.verdict !== "eligible";
  const missing5 = missingOf2(route, answer2, judged2, { asOf, law: law2 });
  const isOpen = missing5.length > 0;
  return {
    verdict: isOpen ? "not_enough" : isOver && answer2.verdict === "not_yet" ? "over_limit" : answer2.verdict,
    missing: missing5,
    answer: answer2,
    earliest: isOpen ? null : answer2.earliestApplicationDate,
    period,
    complete: fromGrant.periodComplete ?? fromGrant.periodStart,
    absencesKept: !isOpen && !isOver && answer2.verdict !== "over_limit",
    totalKept: !isOver || broken2.every(({ code }) => code !== "early_years_over_limit"),
    days: typed.reduce((total, { days }) => total + days, 0),
    byYear: typed.map(({ year, days, last }) => ({
      ...{ year, days },
      over: isOverInYear(route, { year, days }, law2) && last >= countedIn(route, period).first
    })),
    reasons: [
      ...isOver ? broken2 : [],
      ...unknowable(route, judged2.map(withDays), law2),
      // Without trips the engine saw no day away, so what it says about them is left out.
      ...answer2.reasons.filter(
        ({ code }) => code !== "twelve_months_within_limit" && !(isOpen && ofADateThatIsKnown.has(code))
      ).map(
        (reason2) => reason2.code === permissionAssumed ? fromGrant.reasons.find(({ code }) => code === permissionAssumed) ?? reason2 : reason2
      ),
      ...entry > grant && limitsTwelveMonths(route) ? [daysBeforeEntry2(grant, entry, law2)] : []
    ],
    counts: null
  };
}
function clearOfYearsOver(judging, answer2, broken2 = []) {
  const { question, route, law: law2 } = judging;
  const { form, years, today: today2, asked: asked2 } = question;
  const asOf = toDayNumber(today2);
  const served = yearsServed(answer2) ?? yearsLookedAt(answer2, years, asOf);
  const judged2 = givenIn(countedIn(route, served), form.absencesPerYear);
  const obstacle = obstacleOf(route, judged2.map(withDays), law2);
  if (obstacle === null || answer2.missing.length > 0) return { answer: answer2, judged: judged2, broken: broken2 };
  const restart = dayNumberOf(obstacle.year + 1, 1, 1);
  const anew = answerFrom(question, restart, Math.max(restart, toDayNumber(asked2.entry)));
  return clearOfYearsOver(judging, anew, [...broken2, obstacle.reason]);
}
var permissionAssumed = "lawful_residence_assumed";
var ofADateThatIsKnown = /* @__PURE__ */ new Set(["qualifying_period", "wait_until"]);
function missingOf2(route, answer2, judged2, { asOf, law: law2 }) {
  if (answer2.verdict === "no_route" || answer2.missing.length > 0) return answer2.missing;
  return [...missingTotals(route, judged2, asOf, law2), ...missingTrips(route, judged2, law2)];
}
function answerFrom({ asked: { settlement, person: person2 }, today: today2, rows: rows3 }, grant, entry) {
  return assessSettlement({
    settlement: { ...settlement, grantDate: fromDayNumber(grant), entryDate: fromDayNumber(entry) },
    ...{ trips: [], counting: "inclusive", asOf: toDayNumber(today2), person: person2 },
    ...rows3 === void 0 ? {} : { law: rows3 }
  });
}
function countedIn({ ignoredAbsences: ignored }, { first, last }) {
  if (ignored === null || ignored.kind === "permission_granted_before") return { first, last };
  return { first: Math.max(first, toDayNumber(ignored.date)), last };
}
function givenIn(period, totals) {
  const daysOf = new Map(totals.map(({ year, days }) => [year, days]));
  return calendarYearsOf(period).map((span) => {
    const days = daysOf.get(span.year);
    return { ...span, days: days === void 0 ? null : Math.min(days, lengthOf(span)) };
  });
}
var withDays = (year) => ({ ...year, days: year.days ?? 0 });
function obstacleOf(route, years, law2) {
  if (!limitsTwelveMonths(route)) return null;
  const { anyTwelveMonths, longResidenceTotal: longResidenceTotal2 } = law2;
  const limit2 = anyTwelveMonths.days;
  const over = years.findLast(({ year, days }) => isOverInYear(route, { year, days }, law2));
  if (over !== void 0)
    return {
      year: over.year,
      reason: against5(
        "year_over_limit",
        { days: over.days, year: over.year, limit: limit2 },
        anyTwelveMonths.source,
        { ...over, limit: limit2 }
      )
    };
  const early = years.filter(({ year }) => !countsTwelveMonthsIn(route, year, law2));
  const total = early.reduce((sum, { days }) => sum + days, 0);
  const firstAway = early.find(({ days }) => days > 0);
  if (total <= longResidenceTotal2.days || firstAway === void 0) return null;
  return {
    year: firstAway.year,
    reason: against5(
      "early_years_over_limit",
      {
        ...{ days: total, year: early.at(-1)?.year ?? firstAway.year },
        ...{ since: law2.longResidenceRollingSince, limit: longResidenceTotal2.days }
      },
      longResidenceTotal2.source,
      { days: total, limit: longResidenceTotal2.days }
    )
  };
}
function unknowable(route, years, law2) {
  if (!limitsTwelveMonths(route)) return [];
  const { anyTwelveMonths, longResidenceSingle: longResidenceSingle2 } = law2;
  const limit2 = anyTwelveMonths.days;
  const reasons = [];
  years.forEach((year, position) => {
    const next = years[position + 1];
    if (next === void 0 || !countsTwelveMonthsIn(route, year.year, law2)) return;
    const days = year.days + next.days;
    const known2 = [year, next].some((one) => one.days === 0 || one.days > limit2);
    if (!known2 && days > limit2)
      reasons.push(
        toKnow6("years_may_hide_window", { one: year, next, limit: limit2 }, anyTwelveMonths.source, {
          days,
          limit: limit2,
          first: year.first,
          last: next.last
        })
      );
  });
  for (const year of years)
    if (!countsTwelveMonthsIn(route, year.year, law2) && year.days > longResidenceSingle2.days)
      reasons.push(
        toKnow6(
          "year_may_hide_long_absence",
          {
            ...{ days: year.days, year: year.year },
            ...{ since: law2.longResidenceRollingSince, limit: longResidenceSingle2.days }
          },
          longResidenceSingle2.source,
          { ...year, limit: longResidenceSingle2.days }
        )
      );
  return reasons;
}
function daysBeforeEntry2(grant, entry, { anyTwelveMonths }) {
  return toKnow6("totals_before_entry", {}, anyTwelveMonths.source, { first: grant, last: entry - 1 });
}

// backend/rules/src/calculators/ilr/settlementAsked.ts
function settlementAsked(form, route) {
  const held = permissionsOf(form, route);
  const permissions = held.map(({ permission }) => permission);
  const grant = sortedFor(route, permissions).counting.reduce(
    (first, { from }) => from < first ? from : first,
    form.visaStartDate
  );
  const { entryDate, claimedOn, awaitingDecisionSince } = form;
  return {
    settlement: {
      route,
      grantDate: grant,
      ...given({ entryDate, claimedOn, awaitingDecisionSince }),
      ...permissions.length === 0 ? {} : { permissions }
    },
    person: personOf2(form),
    grant,
    entry: entryDate ?? grant,
    positions: held.map(({ position }) => position)
  };
}
function personOf2({ dateOfBirth, englishLevel }) {
  const level2 = englishLevel === "not_sure" ? null : englishLevel;
  return given({ dateOfBirth, englishLevel: level2 });
}
function permissionsOf({ permissions, visaType }, asked2) {
  return (permissions ?? []).flatMap((held, position) => {
    const { from, to, appliedOn, appliedInTime } = held;
    const isAsked = held.visaType === null || held.visaType === void 0 || held.visaType === visaType;
    const route = isAsked ? null : routeOfVisaType(held.visaType);
    if (!isAsked && route === null && asked2 !== "long_residence") return [];
    const permission = { from, to: to ?? latestDate, ...given({ route, appliedOn, appliedInTime }) };
    return [{ position, permission }];
  });
}
function given(fields) {
  return Object.entries(fields).reduce(
    (said, [name, value]) => value === null || value === void 0 ? said : { ...said, [name]: value },
    {}
  );
}

// backend/rules/src/calculators/ilr/requirements.ts
var sponsored = /* @__PURE__ */ new Set(["skilled_worker", "tier_2"]);
var withoutMoneyTest = /* @__PURE__ */ new Set([
  "refugee",
  "humanitarian_protection",
  "long_residence",
  "pbs_dependant"
]);
function requirementsOf(form, route, on, rows3) {
  const english = route === null ? null : englishStatus(route.english, on, personOf2(form));
  const noEnglish2 = english?.asked === "none";
  const noMoney = route !== null && withoutMoneyTest.has(route.key);
  const englishLanguage = meetsEnglish(form, english);
  const financialRequirement = noMoney || moneyAnswer(form);
  const goodCharacter = form.goodCharacter ?? form.hasPassedLifeInUK;
  const reasons = [];
  if (!englishLanguage) reasons.push(englishReason(form, english, lawOn(on, rows3).agesAsked));
  if (!financialRequirement)
    reasons.push(
      against5("financial_requirement_missing", {}, route?.source ?? sources.immigrationRulesIndex)
    );
  if (!goodCharacter) reasons.push(against5("good_character_missing", {}, sources.immigrationRulesIndex));
  if (noEnglish2 && route !== null) reasons.push(met5("english_not_asked", {}, route.source));
  if (noMoney && route !== null) reasons.push(met5("money_not_asked", {}, route.source));
  return { englishLanguage, english, goodCharacter, financialRequirement, reasons };
}
function meetsEnglish(form, english) {
  const { englishLevel, hasEnglishQualification } = form;
  if (english?.asked === "none" || english?.exempt === "age") return true;
  if (englishLevel === null || englishLevel === void 0)
    return hasEnglishQualification && english?.asked !== "B2";
  if (english === null) return englishLevel !== "none" && englishLevel !== "not_sure";
  return english.met === true;
}
function englishReason({ englishLevel, hasEnglishQualification }, english, ages) {
  const level2 = english?.asked === "B1" || english?.asked === "B2" ? english.asked : null;
  const isOpen = englishLevel === "not_sure" || (englishLevel ?? null) === null && hasEnglishQualification;
  return isOpen ? toKnow6("english_to_show", { level: level2, ages }, english?.source ?? sources.englishLanguage) : against5("english_missing", { level: level2, ages }, english?.source ?? sources.englishLanguage);
}
function moneyAnswer(form) {
  const { meetsSalaryRequirement, isCurrentlyEmployed, completedSponsoredPeriod } = form;
  if (meetsSalaryRequirement !== null && meetsSalaryRequirement !== void 0) return meetsSalaryRequirement;
  const answers = [isCurrentlyEmployed, completedSponsoredPeriod].filter(
    (answer2) => answer2 !== null && answer2 !== void 0
  );
  return !sponsored.has(form.visaType) || answers.every((answer2) => answer2 === true);
}

// backend/rules/src/calculators/ilr/withoutSettlement.ts
var calculationVersion = "3.0";
function withoutSettlement(form, today2, route) {
  const requirements2 = requirementsOf(form, null, today2);
  const missing5 = missingRule(route);
  const trips = assessedTrips(form.detailedAbsences).map(({ departureDate, returnDate }) => ({
    departureDate,
    returnDate: returnDate ?? departureDate
  }));
  return {
    ...whatWasAsked(form, today2),
    isEligible: false,
    suggestedEligibilityDate: null,
    earliestApplicationDate: null,
    requiredYears: null,
    continuousResidenceMet: false,
    meetsSettlementPeriod: false,
    hasMinimumUKResidence: false,
    meetsAbsenceTotal: true,
    absencesValid: true,
    absenceLimit: null,
    absenceDaysTotal: form.useDetailedAbsences ? countDays(absentDays(trips, "inclusive")) : form.absencesPerYear.reduce((total, { days }) => total + days, 0),
    ...answersOf(requirements2),
    discretionRecommended: false,
    discretionReason: null,
    route: { key: route.key, title: route.title },
    period: null,
    absencesByYear: [],
    ...nothingOpen,
    verdict: missing5.length > 0 ? "not_enough" : "no_route",
    missing: missing5,
    reasons: [
      ...noRouteReasons(route, today2),
      ...route.settlementRule === "not_needed" || !route.countsForLongResidence ? [] : [
        toKnow6(
          "long_residence_possible",
          { years: yearsOn2(routeOf("long_residence"), today2)[0] ?? 0 },
          sources.longResidence
        )
      ]
    ],
    ...noCounts
  };
}
function whatWasAsked(form, today2) {
  return {
    visaType: form.visaType,
    visaStartDate: form.visaStartDate,
    entryDate: form.entryDate ?? form.visaStartDate,
    visaExpiryDate: form.visaExpiryDate ?? addYears(form.visaStartDate, 5),
    appliedOn: form.awaitingDecisionSince ?? null,
    calculationDate: today2,
    calculationVersion,
    ruleSet
  };
}
function answersOf({ englishLanguage, goodCharacter, financialRequirement }) {
  return { englishLanguage, goodCharacter, financialRequirement };
}
var noCounts = {
  cautious: null,
  homeOffice: null,
  homeOfficeDiffers: false,
  homeOfficeSays: null
};

// backend/rules/src/calculators/ilr/calculateIlr.ts
var likeMostRoutes = "skilled_worker";
function calculateIlr(form, today2, rows3) {
  requireSoundIlrForm(form, today2);
  const key = routeOfVisaType(form.visaType);
  const route = routeOf(key ?? likeMostRoutes);
  const on = form.awaitingDecisionSince ?? today2;
  const [years] = yearsOn2(route, on);
  if (years === void 0) return withoutSettlement(form, today2, route);
  const asked2 = settlementAsked(form, route.key);
  const question = { form, route: route.key, years, today: on, asked: asked2, rows: rows3 };
  const judgement = form.useDetailedAbsences ? judgeByTrips(question) : judgeByYears(question);
  return answerOf({ form, today: today2, on, route, known: key !== null, years, judgement, asked: asked2, rows: rows3 });
}
function answerOf(found) {
  const { form, today: today2, on, route, known: known2, years, judgement, asked: asked2, rows: rows3 } = found;
  const law2 = lawOn(on, rows3);
  const { period, earliest, absencesKept } = judgement;
  const closed = route.closes !== null && laterOf(earliest, on) > route.closes.on;
  const requirements2 = requirementsOf(form, known2 ? route : null, laterOf(earliest, on), rows3);
  const eligibleByTime = judgement.verdict === "eligible" && !closed;
  const waits = (verdict) => verdict === "not_yet" || verdict === "over_limit";
  const absenceLimit = absenceLimitOf(route, years, period, law2);
  const canApplyFrom = (complete) => addDays(complete, -daysBeforeComplete(route, law2));
  const meetsSettlementPeriod = canApplyFrom(judgement.complete) <= on;
  const isOpen = judgement.verdict === "not_enough";
  const discretionReason = absencesKept || closed || isOpen ? null : ilrResultSentences.discretion_reason({ route: route.title });
  return {
    ...whatWasAsked(form, today2),
    isEligible: known2 && eligibleByTime && requirements2.englishLanguage && requirements2.goodCharacter && requirements2.financialRequirement,
    suggestedEligibilityDate: waits(judgement.verdict) && !closed ? earliest : null,
    earliestApplicationDate: closed ? null : earliest,
    requiredYears: years,
    continuousResidenceMet: meetsSettlementPeriod && absencesKept && !isBroken(judgement),
    meetsSettlementPeriod,
    hasMinimumUKResidence: canApplyFrom(addYears(asked2.entry, years)) <= on,
    meetsAbsenceTotal: judgement.totalKept && (absenceLimit === null || judgement.days <= absenceLimit),
    absencesValid: absencesKept,
    absenceLimit,
    absenceDaysTotal: judgement.days,
    ...answersOf(requirements2),
    discretionRecommended: discretionReason !== null,
    discretionReason,
    route: known2 ? { key: route.key, title: route.title } : null,
    period: { from: fromDayNumber(period.first), to: fromDayNumber(period.last) },
    absencesByYear: judgement.byYear,
    reasons: reasonsOf(found, requirements2, closed),
    ...countsOf(found),
    ...beyondTheDate({ known: known2, judgement, asked: asked2, english: requirements2.english, closed })
  };
}
function countsOf({ form, on, known: known2, rows: rows3, judgement: { counts: counts2 } }) {
  if (counts2 === null) return noCounts;
  const { cautious, homeOffice, homeOfficeSays } = counts2;
  const byTripsAlone = (counting) => assess({ asOf: on, counting, trips: assessedTrips(form.detailedAbsences) }, rows3);
  return {
    cautious: known2 ? cautious : byTripsAlone("inclusive"),
    homeOffice: known2 ? homeOffice : byTripsAlone("whole_days"),
    homeOfficeDiffers: homeOfficeSays !== null,
    homeOfficeSays
  };
}
var breaksOfPermission = /* @__PURE__ */ new Set(["gap_without_permission", "time_on_other_route"]);
var isBroken = ({ reasons }) => reasons.some(({ code }) => breaksOfPermission.has(code));
var saidOtherwise = /* @__PURE__ */ new Set(["other_count_differs", "life_in_the_uk"]);
var ofKnownRoutes = /* @__PURE__ */ new Set(["wait_until", "english_level", "about_the_route"]);
function reasonsOf({ on, route, known: known2, years, judgement, rows: rows3 }, requirements2, closed) {
  const engine = judgement.reasons.filter(({ code }) => !saidOtherwise.has(code) && (known2 || !ofKnownRoutes.has(code))).map((said) => known2 || said.source !== route.source ? said : { ...said, source: likeMost });
  const isClosing = ({ code }) => closed && code === "route_closed";
  return [
    ...known2 ? [] : [unknownRoute(judgement.earliest, years, lawOn(on, rows3))],
    ...engine.filter(isClosing),
    ...requirements2.reasons.filter(({ standing: standing2 }) => standing2 === "against"),
    ...engine.filter((said) => !isClosing(said)),
    ...requirements2.reasons.filter(({ standing: standing2 }) => standing2 !== "against"),
    ...known2 ? furtherYears(route, on) : []
  ];
}
var likeMost = sources.continuousResidenceRules;
function unknownRoute(earliest, years, { anyTwelveMonths }) {
  return toKnow6("route_unknown", { years, limit: anyTwelveMonths.days, firstDay: earliest }, likeMost);
}
function furtherYears(route, on) {
  const [usual, ...others] = yearsOn2(route, on);
  if (usual === void 0 || others.length === 0) return [];
  return [toKnow6("other_qualifying_years", { usual, others }, route.source)];
}
function laterOf(date, today2) {
  return date !== null && date > today2 ? date : today2;
}

// backend/rules/src/progress/citizenshipOnRecord.ts
var statusTypes = {
  ilr: "ilr",
  eu_settled_status: "euss",
  eu_settled_status_swiss: "euss_swiss",
  irish: "irish",
  right_of_abode: "right_of_abode"
};
function citizenshipFormOf({ details, earlier = [], journeys }, settlementDate, ukEntryDate) {
  const { visaType, settledAs, dateOfBirth, englishLevel } = details;
  const held = [...visaType === null ? [] : [visaType], ...earlier.map((visa) => visa.visaType)];
  return {
    immigrationRoute: visaType ?? "other",
    ukEntryDate,
    ...settlementDate === null ? {} : { settlementDate },
    statusType: statusTypes[settledAs ?? "ilr"],
    // A record of visas need not reach back to the entry: settlement before the first of them is no mistake.
    indefiniteLeaveToEnter: true,
    ...typeof dateOfBirth === "string" && { dateOfBirth },
    ...typeof englishLevel === "string" && { englishLevel },
    // Nobody is asked what their visas say.
    britishNationalOverseas: held.some((type) => routeOfVisaType(type) === "hk_bno"),
    isSpouseRoute: details.marriedToBritishCitizen,
    useDetailedAbsences: true,
    totalAbsences: 0,
    recentAbsences: 0,
    absenceRecords: journeys.map(({ departureDate, returnDate, crownDependency }) => ({
      startDate: departureDate,
      endDate: returnDate,
      ...crownDependency === void 0 ? {} : { crownDependency }
    })),
    // The record speaks for these: days away by the journeys, time with ILR by its date.
    ...{ physicalPresence: true, physicalPresenceExactDate: true, settlementStatus12Months: true },
    englishLanguage: details.englishLanguageProof,
    lifeInUK: details.lifeInUKPassed,
    goodCharacter: details.goodCharacter,
    intendsToContinueResiding: details.intendsToStayInUK,
    // Nobody was asked about these.
    ...{ hasFinancialIssues: false, hasCriminalRecord: false, hasImmigrationIssues: false }
  };
}
function citizenshipOpensOn(record, settlementDate, ukEntryDate, today2, counting = "inclusive") {
  const spouse = record.details.marriedToBritishCitizen;
  const years = yearsOf(spouse);
  const form = citizenshipFormOf(record, settlementDate, ukEntryDate);
  const asked2 = citizenshipAsked(form);
  const person2 = personOf(form);
  const settled = asked2.settledSince === void 0 ? [] : [settledLongEnough(asked2.settledSince, spouse, lawOn(today2))];
  const timeAllowsFrom = latestOf2(residentLongEnough(ukEntryDate, years), ...settled);
  if (timeAllowsFrom > latestDate) return null;
  const firstGoodFrom = (day) => {
    const { citizenship } = assess({
      ...{ asOf: day, counting, trips: record.journeys, person: person2 },
      citizenship: { ...asked2, applicationDate: day }
    });
    if (citizenship === null) throw new TypeError("A question about citizenship was left without an answer");
    return citizenship.firstGoodDate;
  };
  let opens = firstGoodFrom(timeAllowsFrom);
  for (const day of daysThatMayEndIt(record.journeys, years, today2)) {
    if (opens === null || opens > today2) return opens;
    if (day <= opens) continue;
    const good = firstGoodFrom(day);
    if (good === null) return null;
    opens = notBefore(opens, day, good);
  }
  return opens;
}
var notBefore = (opens, day, good) => good > day ? good : opens;
function daysThatMayEndIt(journeys, years, today2) {
  const days = journeys.flatMap(({ returnDate }) => {
    const began = addYears(returnDate, years);
    return [earliestOf(returnDate, today2), addDays(began, -3), addDays(began, -2), addDays(began, -1)];
  });
  return [.../* @__PURE__ */ new Set([...days, today2])].filter((day) => day <= today2).sort();
}
var latestOf2 = (...days) => days.reduce((latest, day) => day > latest ? day : latest);
var earliestOf = (one, other) => one < other ? one : other;
export {
  UnsoundAssessment,
  calculateCitizenship,
  calculateIlr,
  citizenshipOpensOn,
  dependantProgress,
  inTheUkSince,
  routeOfVisaType,
  ruleSet,
  settlementProgress
};
