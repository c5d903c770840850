import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from './kernel/eventDefinition';
import { eventDefinitions, eventRegistry } from './eventRegistry';

const folder = new URL('../samples/', import.meta.url);

/**
 * A sample of every event version that was ever written, with the hash of its file. The log is never rewritten, so samples
 * never change. A new version needs a new file and a line here.
 */
const checksums: Readonly<Record<string, string>> = {
  'AccountLocked.v1.json': '8a7685b1e086832a355943929a7272bb214adeae81f755514679527c8ca30b6f',
  'AccountRegistered.v1.json': 'b646dc91dad4d11419414c611265bd8da37bbf132ea1425120f35ebcab2bbbdc',
  'AccountUnlocked.v1.json': '18f2e763ac3359576c9dc6892e5abf673e0ff9e850de5462d106adf64c63b8a9',
  'AddressAgreementEnded.v1.json': '1d3a6e84a87d49d41a5fb2447a0d490fc02c9d780e01fee4b8b1f1e03ba61aa8',
  'AddressAgreementGiven.v1.json': 'd63778add64455c686bc3bd55dbc5e93cc7ac1c7136b30b36276ac08342f202f',
  'AddressAgreementRefused.v1.json': '1ccfa31dba10aaa633077051d408af4a04e325aa63e88dd56eb04d96d82e84d8',
  'AddressChanged.v1.json': '8176d1348a1394d56beeb2d7f0067d8ff9bd1c6e48ffcbb62eac02e06cb1532b',
  'AddressChanged.v2.json': 'f1d2cb972257ce2012f0ea7b5208479295e8652957e8386a054732a1bb4c358d',
  'AddressComparisonAnswered.v1.json': 'df8ad06c4a547f9e8261a0e5b37c90ede16f23a8aec7ceee467cfdcfca15fbf4',
  'AddressComparisonAsked.v1.json': 'f85352db72c8aa4cffa8b88a6f53be742071b2ae4886ffa23b819bce8679b1dc',
  'AddressComparisonAsked.v2.json': '7d2ae3baab5e2204a6ded15e5fc1b8d332b43d6f0782d699b62feca25ce39ae6',
  'AddressComparisonEnded.v1.json': 'c451ad2297aa1969ff155b134fb5d39148349d9e437ac23cff31503078835afe',
  'AddressComparisonInvitationSent.v1.json':
    'ebe35fa184bd844f55cfe7e116692126a20f1a14c8e8cda967775e3137263187',
  'AddressRecorded.v1.json': 'f517a2137aa9ee378e2548f57fbf294c2fea5b70d1c78995a01fd2eeb1afd4ae',
  'AddressRecorded.v2.json': 'ce0938d4e69ea46e6e24783063759ca1aad9629c7b28b3b8912adfc315bdbdfc',
  'AddressRemoved.v1.json': '3a80ad0f517f6d9b0df59b7841a994d778cfbec6a4f7269dc21dc2384237b131',
  'AdministratorAppointed.v1.json': '3a7993288ef922ec406dbf72f4ef68a425eefa0038307f5b1b7092e5f60a09fe',
  'AdministratorDismissed.v1.json': '3a7993288ef922ec406dbf72f4ef68a425eefa0038307f5b1b7092e5f60a09fe',
  'AlertDone.v1.json': '220a7859c92e82468792a326bf1376634d9d7639e9df516db802e64767b5692a',
  'AlertKindsChosen.v1.json': 'dc83d04fc562d50d3ef160930adcad67716402acbc12eb8d5e2fe25511674798',
  'AlertLeadsChosen.v1.json': '1c5e4c1fcca13bc29c3b0a5382817c787d6dae27fd5c20ebd40e9cbe822a1085',
  'AlertLeadsChosen.v2.json': '5a3b1538d2b166f5aa018adef5a8f0de7e9b758171443ce8462e217be90703ef',
  'AlertNotForMe.v1.json': '220a7859c92e82468792a326bf1376634d9d7639e9df516db802e64767b5692a',
  'AlertSnoozed.v1.json': '501b4bc24e650a79307991b0a5b06b60a6ebb085433de1038b06e4b71192af2f',
  'AlertTakenUpAgain.v1.json': '220a7859c92e82468792a326bf1376634d9d7639e9df516db802e64767b5692a',
  'AlertsHoldAgain.v1.json': '42091a7a27c38de1bac030e8ebc0f9b34348ae4e6d92f34819a3d8642cf9a1d6',
  'AlertsPassedOver.v1.json': '42091a7a27c38de1bac030e8ebc0f9b34348ae4e6d92f34819a3d8642cf9a1d6',
  'AlertsWithdrawn.v1.json': '886c400e4dd9bc0259f1c6bf3b274ccf58c15219301fc5780420a7a351277555',
  'AllNotificationsRead.v1.json': 'ca3d163bab055381827226140568f3bef7eaac187cebd76878e0b63e9e442356',
  'AnswerChanged.v1.json': 'e47cb3c0fcb95d18efabbf79f16897a56a29a6d3b1c8fe2a8face09fdb3593d6',
  'AnswerRecorded.v1.json': '07d8849be950f4414ce07722e080c270571406350c4d51d77cbe31e938a9b851',
  'AnswerRemoved.v1.json': '09a7ad1cd05f2e90ef10bb16e2b223fbdd4802c54a4f1e791b047587a7d005c7',
  'ApplicationChanged.v1.json': '288b880aa19deeaa6b47c8a973d2df97f8280c2d08b0cdac1850b90b7edfcd91',
  'ApplicationRecorded.v1.json': '1505d3c2d65a72070b52ebc7c23d5e64e92a005c7696583a4155eebf2c8d5634',
  'ApplicationRemoved.v1.json': '201b7a74bb495d1e59ce9d95ecd0339f459730c7f207996e0c7a5343f7e85ea7',
  'AssessmentDiscarded.v1.json': '33d6ba5ddbeedbf1c0a48595904544cefbc54e80ede91f9da21013b30a53dbe7',
  'AssessmentSaved.v1.json': 'e4ca75dbb4edb723d074df4ffe83708d1dcadb10cb5fd7913de590f470a9c6d6',
  'AssessmentSaved.v2.json': 'b8ded3cc2ca7fef6defc4b3ee04eb878b70db936ec39031e6bc04dc04369bfbb',
  'AssessmentSaved.v3.json': '847eff4f559fd7b55074ba9fad0be0579362a3433e6710ab2738bdd146d1d801',
  'AssessmentSaved.v4.json': '518df16cbfd08fd32da858c44c70f392912948fc4d9a6f55b0776ded493c1167',
  'CalendarClosed.v1.json': 'ca3d163bab055381827226140568f3bef7eaac187cebd76878e0b63e9e442356',
  'CalendarOpened.v1.json': 'cbe203b3711a361fab1e3e8dc63d050c552c28dc353a6c44c2ecbb8ee80bfef1',
  'ClaimReleased.v1.json': '35d296d5703c892e7f40ac274ea7756ac1511a8ddfa1d61ba5389a0ba3ecb1bd',
  'ClaimTaken.v1.json': '35d296d5703c892e7f40ac274ea7756ac1511a8ddfa1d61ba5389a0ba3ecb1bd',
  'DeclarationsChanged.v1.json': 'e01a5f3783181fc6237af33c6699fec9f1a0d62ceb140931503aede11c44d91c',
  'DeclarationsChanged.v2.json': '0983e404f8ddda259d0b76c9cee839a516a7d77c0cf3b3448d98291adeade8cb',
  'DeclarationsChanged.v3.json': 'a5aa46d428d2bedc7900917e0ae388c87f20cc41da7bddb1eab425cb194f92e6',
  'DeclarationsChanged.v4.json': '58aced27ccdf9e93a79535249cdcfb7efa07d29d0399888ce94061d98e09ee3c',
  'DependantAdded.v1.json': '230df03e9a13857e4a960b3da704e36ccaf4479f86bd95cce55c3867e66239d9',
  'DependantAdded.v2.json': '2d2acdb9a4273a36a6146bbbd1ed2cd096d16a591dd39a02fe7f96834c0a7ce0',
  'DependantAdded.v3.json': '9723f116e41e4a7daf2c01595b5218728376b5b334473e668bdb1560c7355e96',
  'DependantChanged.v1.json': 'd9bd05789cea2f245fe6e2f71c22146443d6389d66dc1e59ef091139b1309d24',
  'DependantChanged.v2.json': '2dad87b823ded44eefee7a05e71b79bd79ff1f0551e760773d451604a49a2e47',
  'DependantChanged.v3.json': '15d3d29edd9f6794b211a1604c587296e7cc98e9a7d19650f301b6753a6bafd8',
  'DependantRemoved.v1.json': '35e1969af18a14d2250e08a967899ccbbff5e126b949ae1b207387a5aaa2f6c8',
  'DigestSent.v1.json': '62e28e014bff97daa270bae799cf3e4e24d80a25ddf1097c46d51c6a9334dfd8',
  'DocumentChanged.v1.json': 'afe1ef323b2a4330df4af4adfaf9f4b13a30474aaaad146e0b33d9c8e6feeefd',
  'DocumentChanged.v2.json': '2f9e7cbbcfbe0c302e48f8fd64a3aacfac5564dae2b551ee8f8c8b62dcea248a',
  'DocumentChanged.v3.json': 'cae4c0baa3d01ba5ed1e0d96b08ca960b8ade8764d221e6bb2df6242716c95f2',
  'DocumentChanged.v4.json': '06f1c4ed1ab8125d091699557012053d33e4efcb1c8b0a249a2fe2dd693488ad',
  'DocumentRemoved.v1.json': 'feb2591b132be6f1f7c7dcc4a8a6365f46ab4a27c7120b71ea1c97236b12a49d',
  'DocumentUploaded.v1.json': '37b175a97e09a45d99aa64d022ff90a5a3fa4c93e650ee28ca5d5dbb0d925056',
  'DocumentUploaded.v2.json': '73aab1a76e374a35fc054a944caa46ab2e83555aa3bd8594f6b77cc1b57b92e6',
  'DocumentUploaded.v3.json': '5e42e9c3a79bcb77d622397a45d4b41768b9df5ae08c97e0846f2d954e53e0d9',
  'DocumentUploaded.v4.json': 'fe3e511ec64112583466dfbd08954dbb7051441fb67158c24a4b846872d7cf82',
  'EmailAddressChanged.v1.json': '27cec5ca0575b54237fc33cde1ddca7cf80a88c142ea39bb95121a324755cabe',
  'EmailVerificationLinkIssued.v1.json': '2c753c0c7e943453b33af86ecd96c0bf58ed757e0f56590d40c466d40c841a3a',
  'EmailVerificationResent.v1.json': '4bfdd2f1fe646f61f8043f47b8529b91933dd0b43e0eb0f6cb09330c507829cf',
  'EmailVerified.v1.json': 'bb910df0143f05326b325b7a3f7be7308abe2ffe9e6305a0ca8e4574c5d08ec9',
  'ErasureBegun.v1.json': '7b8a4fbe1a7676c7fa8514fd849a47e89fa3417e2f8a99a64c1451c6360791cc',
  'JobChanged.v1.json': '389d830c3c17065e7f5acedc0e425436a7aa6855bfec1d91d83657c28b1ef173',
  'JobRecorded.v1.json': 'cff9a123dd386aa058503ff1f50b31c274b17c59ac4ca760ea362958fa853e4b',
  'JobRemoved.v1.json': '39ed83547dfe13b25ee981c2c0e3412de6c7298843069e292acaf9016550e746',
  'JourneyChanged.v1.json': 'b2e6ae8ded5157b36db3757f5787f3eaf62eef8bce991fac67c67169b2e1116b',
  'JourneyChanged.v2.json': '41e136646a314083bc399361f248500b367fec6d6b05c970a06c0115d78e1689',
  'JourneyChanged.v3.json': '8dadc9e783977e8ff05aaaa0a87d6888f724c2ba8dffc3f5b30a8b6d2f80aa19',
  'JourneyRecorded.v1.json': 'f4c2cd2222855d113ff77f0bf849a56ee949cc8b82f3f4742c96c0167ef80167',
  'JourneyRecorded.v2.json': '236f3721109b618fd34d90f36990ab800ab8624b31c52f8de6cd4432a40b073b',
  'JourneyRecorded.v3.json': '8896b83fc705ac2ae1bad148a38ff64f6ffb3e1af7b9c0e00d47cde504fa8170',
  'JourneyRemoved.v1.json': '8e32fdc96ee70d4c185f112d682e3255cb2fc87e2bcf1db56877321aeb152c4f',
  'LawNoticeCorrected.v1.json': '06cd8276e33826fdc0b4a8eda0513ec5e45ef04aacfdb674150f36716c76e0cb',
  'LawNoticePublished.v1.json': 'c3fed6943821f596b449e46b08000a7c29a6092f1524e00097ee9c7c88162030',
  'LawNoticeWithdrawn.v1.json': '5cd5c82f1bc9052db48bd205de07933b01629ed9e65ff9ac5ee29c53ca302dd3',
  'LegalAccessEndingTold.v1.json': '7af6988eec1660deed2b202f0a53758a1874d3e430947104fca906edda2c4790',
  'LegalAccessExtended.v1.json': 'ddb6691e10307b3dd93f055886d2dd36c358d426d38494502c1c305642dfdcb3',
  'LegalAccessGranted.v1.json': '81eab6a06392e003d3c554e10b4950399fcbd28195ca34636ed485b321bdde3b',
  'LegalAccessGranted.v2.json': '96fdfd2936bbf279e2f299c0850a1ef0a1481a8b8d77d3a2295ad73e97408e46',
  'LegalAccessGranted.v3.json': '2ab71b0b37176bcdcf96068fa72f5944d41308b4ecb468429226c464f67d47d4',
  'LegalAccessInvitationSent.v1.json': '95033e0251a74dee5c7a6ce3565ddc590dc4cd55f742d1ed45566a77dc2f80b0',
  'LegalAccessRevoked.v1.json': 'b5bd5ec8f28c11275192419d731fdd17f5ca85bf5229249b5e90103d6234f0b6',
  'NameChanged.v1.json': '829a9125ec03f0860a28708c9fd6399ead5094dc983673452a037757358f4da5',
  'NotificationIssued.v1.json': 'de0cc23841bf5b23cbf1ff0ce67b8519138968c2e7c488c13cd0618e8a72598c',
  'NotificationIssued.v2.json': 'f806f8c2e41cddd543e5d3d54c2cacc8987d814139ea897dad394f908001e94c',
  'NotificationRead.v1.json': '0d6ebb3c4ba8010ec1a41a36fe05719e882190d59fe61a3883f13cc6b0989311',
  'NotificationsRemoved.v1.json': '42091a7a27c38de1bac030e8ebc0f9b34348ae4e6d92f34819a3d8642cf9a1d6',
  'OperationCarriedOut.v1.json': 'e62eff3e7fb5bc81daedd6b281bd0e5c8b882328305df389385f21bf7d529a4e',
  'PaperChanged.v1.json': '21db7fb57b92876c53e52a156fa15960f7d4de7d032e67c24e1c0ef8fc39dcad',
  'PaperRecorded.v1.json': '8c92d0bbfb84d47ab91f140fad8d3761f87d104aa7f41425ae253e1006951dbf',
  'PaperRemoved.v1.json': '5e4a90138b30db1c0530aaadc5e150098d860784b52944a2016d63a020a33ac2',
  'ParentChanged.v1.json': 'c8b9264a89f626c7e3028d7da3570156a1cd81c1e4f1f6dcee89db029c7f26e8',
  'ParentRecorded.v1.json': '6fcd187611a0fc7febb28cdb095ef9e80fbfc1c8706f0f1974ec00c441957329',
  'ParentRemoved.v1.json': '1964d21bb224d4e23b9a29e2e8ef9eb6ae71a92e7adc72ee8592e582a7f19071',
  'PartnerAddressChanged.v1.json': '1dcd8e738798e9885ac28c8fc7d3a5da7edadd79070712f09805fc367a0b03d8',
  'PartnerAddressRecorded.v1.json': 'e3e525df381ff67a4f9feb82f130b894fb2abe907aabb7a25dcb7d19ef156244',
  'PartnerAddressRemoved.v1.json': '8be652f517163bee71af768f8207e39a6d4599a70cb82be7f02a10bb8d51b661',
  'PasswordChanged.v1.json': 'a15a567b348b56645a92fdb20110fec940767fcaf3ea410df244dd7229710378',
  'PasswordResetLinkIssued.v1.json': 'a073c2a4f56d6b1491e1e1f309cedd41ee4162946ece01c2fa2e60c186ca5cf6',
  'PersonErased.v1.json': '7b8a4fbe1a7676c7fa8514fd849a47e89fa3417e2f8a99a64c1451c6360791cc',
  'PersonalDetailsChanged.v1.json': 'd2b7264a8151d6c5812abcfcd48083731a806fde1371f01d764f07242f90e260',
  'QuotaCountingBegun.v1.json': '4d9444ff4957aab3e73e673a961b8b34b14fd61c10d3bc00ee0d157749ed901b',
  'QuotaSlotTaken.v1.json': '37e82698fbc75cec98ea52bb6f29fd16d3826292080d5a9fdacf0bcc50c817ae',
  'QuotaSlotsReleased.v1.json': '4d9444ff4957aab3e73e673a961b8b34b14fd61c10d3bc00ee0d157749ed901b',
  'RecordLookedAt.v1.json': 'c709c0d21a921b05ef08321f8396faad2462f5579aa8e41b552c4c96ff7dda7e',
  'RecordLookedAt.v2.json': '20460dff6d94b2187b7d889a2e8bdeec7e13f051f70d997922026e0f47688865',
  'RecordLookedAt.v3.json': '62d23a134d0b2101b6695035122730e630791e33587c78a966702380cde4e9d9',
  'RecordOpenedByAdministrator.v1.json': '098d586cc6573c002560dc51a8a1a424de8fb105805b4f6e903cd3e2c5cce78f',
  'RecoveryCodeUsed.v1.json': 'd97c013bb88cf8b2e1c9b87b271f0732303c260bae5e9587fc441a72ac71046a',
  'RecoveryCodesMade.v1.json': '7b05dc3519bc0441c0bf85a9aaec1d8aa4474442360170528813b1f564b173ef',
  'RefereeChanged.v1.json': '79d43a01f6295c82aed500f2fccf3a6f78b5d2abc5243b88b7042ab7a5a57768',
  'RefereeRecorded.v1.json': '02b6f7b2f5989ec3b6e6c97ae9e59b5f0dc5d8d45698d053d2aa787aae81da5c',
  'RefereeRemoved.v1.json': '45c1319aff78a7a142db773f236547ad5207641863d63616b362b75041c2e203',
  'ResultShareRevoked.v1.json': '0032543bfae1ea11d96f67f9a2da1f64268ff30b44b4b475e49cb985efe98c90',
  'ResultShared.v1.json': 'abf89cbf1d9787d4fdaa6fca02ffa972fe9bd234ef93a474e3598eadc9da2c04',
  'RoleChanged.v1.json': '7a3fb0ba9e5eacab5afd1c6535ed2b3ff50e0295444f71ddb3217a22205ad419',
  'RoundChanged.v1.json': '46a7b7cf2462f588b3880e1824a805086653039ddbd3203506efa47f953682ff',
  'RoundRecorded.v1.json': '24aa79c63e720c97aa926fa1fd4903988b62ea1b7a6e7ba98a940183d936bfc9',
  'RoundRemoved.v1.json': 'a548743a9341b432b70dddabda4b02cacabad383d3d8193996f8867f4a586f18',
  'RuleNoticeReleased.v1.json': '33fb9a8ee3eaf191c63f6731d9423a3f5af352ba7cc5e548422dab296a2b1172',
  'SecondFactorCodeUsed.v1.json': 'e9832400bd4b79eb05792a6677f26b236d6ce4885062ed4ee7d0a5b35fdd08a6',
  'SecondFactorKeyMade.v1.json': '0a7010271620604fb7fd9a56b540ff5835fec508ea528e8bc4586710c937391c',
  'SecondFactorTakenAway.v1.json': '3222c66d8096fcd51427b4f7c1530044df4e8790b3d71f3041382e0a0447b821',
  'SecondFactorTurnedOff.v1.json': 'ca3d163bab055381827226140568f3bef7eaac187cebd76878e0b63e9e442356',
  'SecondFactorTurnedOn.v1.json': '70409b616e40b50658a379de550e4d01d61eab28bef25f29d9725d76bba3dce3',
  'SessionsEnded.v1.json': 'e9d267ca915606e46b32b04170ad31b2687b85cc041584890f16684cc721860d',
  'SettingsChanged.v1.json': '4b7684faefe67c692d439a6eb72135d5b648636d2526b7e254fb7f4133d64795',
  'SourceReadAgain.v1.json': '249ce3228d3bafb450fe94a834494fa0e2bf4e7a422c375fc28f1c928ad35c03',
  'TaskAdded.v1.json': '52201663532ac23c50154b718283d505ae5b1852b79dda622e345fb879489979',
  'TaskChanged.v1.json': '1f42309a36d2955bd105e4ba2c67836f0beb3a126463a1f27c9634f57f4ef07b',
  'TaskCompleted.v1.json': 'b8e7b4e5820e246f9df76a7c65d962f9b10645c43f5f7ea4de7e338e4c02e980',
  'TaskRemoved.v1.json': '2c546d41d0154e21b4facf59159e56d477c820d85eca1338687b8e8694e3f19e',
  'VisaDetailsChanged.v1.json': 'a6c33fd566c66225a9e7cd94f3cbffd1abcede9f19c7b12fcc3e159d49ffd4e2',
  'VisaDetailsChanged.v2.json': 'abf1be05918293afdaf446c2396be69470cbb57e1bb61a7369b77cf7a5c30ab5',
  'VisaDetailsChanged.v3.json': '0ed6a72dc1e6e85487ebbcf6dd931149a39333a117349247430e63bb45bffd29',
  'VisaDetailsChanged.v4.json': 'b38c10103f7d29b669f013d6428e62aa5d256db2651374c59f6e3261ae5c3da9',
  'VisaDetailsChanged.v5.json': '0701a6e804fcc89d9daa68bfcd17b827021c14c8994a306211950f5081ec7db9',
  'VisaHistoryEntryAdded.v1.json': 'c7d27fb7dbe6543851f085f6357060f91c550ae167ddb5e25af8328dafcd4cb0',
  'VisaHistoryEntryAdded.v2.json': 'a91a9c69a16589dbcd4ac42189771d5dbb7093a2f4f1fd3abba1382f05c7f051',
  'VisaHistoryEntryAdded.v3.json': '25af8d1d8ef06b231ed0f843f723ce1e9d37dfbca2541f617c926cb24235a038',
  'VisaHistoryEntryChanged.v1.json': '651f05bbe0d41a7339b35343c39223a5f84498afe8a46260a9c8bda6a4c8fd71',
  'VisaHistoryEntryChanged.v2.json': '41e03b91e4bf0c4b09db2e3a7b5eb16413f64d203154cd29ba842014b8c42b1c',
  'VisaHistoryEntryChanged.v3.json': 'cf19640ae2d593aa90058c0b45940fb36e4974246f19a22d8a51d8186a1c8e1b',
  'VisaHistoryEntryRemoved.v1.json': '947d6942ed1a35819623065b5440b549c65066a7f3695f59a5a4217a2a650bcf',
};

const nothingSaidOfTheOtherParent = { otherParentStatus: null, otherParentSince: null };

/** The upcast data of older versions, if it differs from the sample. */
const readToday: Readonly<Record<string, object>> = {
  'AddressComparisonAsked.v1': {
    ...readSample('AddressComparisonAsked.v1'),
    form: null,
    period: { from: '2021-11-26', to: '2026-11-26' },
  },
  'NotificationIssued.v1': { ...readSample('NotificationIssued.v1'), about: 'visa' },
  'LegalAccessGranted.v1': {
    ...readSample('LegalAccessGranted.v1'),
    alsoShares: [],
    includesIdentity: false,
  },
  'LegalAccessGranted.v2': { ...readSample('LegalAccessGranted.v2'), includesIdentity: false },
  'RecordLookedAt.v1': { ...readSample('RecordLookedAt.v1'), downloaded: null, bundled: null },
  'RecordLookedAt.v2': { ...readSample('RecordLookedAt.v2'), bundled: null },
  'VisaHistoryEntryAdded.v1': {
    entryId: 'c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f',
    visaType: 'student',
    startDate: '2017-09-01',
    endDate: '2021-01-31',
    appliedOn: null,
    appliedInTime: null,
    gapBefore: null,
  },
  'VisaHistoryEntryChanged.v1': {
    entryId: 'c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f',
    visaType: 'student',
    startDate: '2017-09-01',
    endDate: '2021-05-03',
    appliedOn: null,
    appliedInTime: null,
    gapBefore: null,
  },
  'VisaHistoryEntryAdded.v2': { ...readSample('VisaHistoryEntryAdded.v2'), gapBefore: null },
  'VisaHistoryEntryChanged.v2': { ...readSample('VisaHistoryEntryChanged.v2'), gapBefore: null },
  'AlertLeadsChosen.v1': { leads: { document_expiry: [], visa_expiry: ['6_months', '90_days', '1_day'] } },
  'AddressRecorded.v1': { ...readSample('AddressRecorded.v1'), dependants: null },
  'AddressChanged.v1': { ...readSample('AddressChanged.v1'), dependants: null },
  'DependantAdded.v2': { ...readSample('DependantAdded.v2'), ...nothingSaidOfTheOtherParent },
  'DependantChanged.v2': { ...readSample('DependantChanged.v2'), ...nothingSaidOfTheOtherParent },
  'DependantAdded.v1': { ...readSample('DependantAdded.v1'), ...emptyOwnClock() },
  'DependantChanged.v1': { ...readSample('DependantChanged.v1'), ...emptyOwnClock() },
};

/** Dependants of version 1 have no answers to later questions. */
function emptyOwnClock(): object {
  return {
    bornInUk: null,
    british: null,
    settledSince: null,
    ukEntryDate: null,
    visaHeldSince: null,
    travelsWith: null,
    ownJourneys: [],
    ...nothingSaidOfTheOtherParent,
  };
}

function readSample(name: string): object {
  return z.looseObject({}).parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
}

function upcast(definition: EventDefinition, version: number, data: unknown): object {
  const steps = Array.from({ length: definition.version - version }, (_, step) => version + step);
  return definition.parse(steps.reduce((brought, from) => definition.upcasters[from]?.(brought), data));
}

describe('the frozen samples of events', () => {
  it('are complete and unchanged', () => {
    const found = readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(new URL(name, folder)))
        .digest('hex'),
    ]);
    expect(Object.fromEntries(found)).toStrictEqual(checksums);
  });

  const versions = eventDefinitions.flatMap((definition) =>
    Array.from({ length: definition.version }, (_, index) => ({ definition, version: index + 1 })),
  );

  it.each(
    versions.map(({ definition, version }) => ({
      name: `${definition.type}.v${version}`,
      definition,
      version,
    })),
  )('include $name, which is read in the current shape', ({ name, definition, version }) => {
    const sample: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    expect(upcast(definition, version, sample)).toStrictEqual(readToday[name] ?? sample);
  });
});

it('have only known types and versions, so all stored events can be read', () => {
  for (const name of readdirSync(folder)) {
    const [, type = '', version] = /^(\w+)\.v(\d+)\.json$/.exec(name) ?? [];
    expect(eventRegistry.definitionOf(type).version, name).toBeGreaterThanOrEqual(Number(version));
  }
});

describe('the registry of events', () => {
  it('has each type once', () => {
    const types = eventDefinitions.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
  });

  it('finds each type by its name and no other', () => {
    for (const definition of eventDefinitions)
      expect(eventRegistry.definitionOf(definition.type)).toBe(definition);
    expect(() => eventRegistry.definitionOf('SomethingElse')).toThrow('SomethingElse');
  });

  it('leaves only data about nobody readable in the log', () => {
    const readable = eventDefinitions.filter(({ confidentiality }) => confidentiality === 'none');
    expect(readable.map(({ type }) => type)).toStrictEqual([
      'AdministratorAppointed',
      'AdministratorDismissed',
      'ClaimTaken',
      'ClaimReleased',
      'ErasureBegun',
      'PersonErased',
      'LawNoticePublished',
      'LawNoticeCorrected',
      'LawNoticeWithdrawn',
      'SourceReadAgain',
      'OperationCarriedOut',
      'RuleNoticeReleased',
    ]);
  });

  it('has an upcaster from every version to the next', () => {
    for (const { type, version, upcasters } of eventDefinitions) {
      const steps = Object.keys(upcasters).map(Number);
      expect(steps, type).toStrictEqual(Array.from({ length: version - 1 }, (_, index) => index + 1));
    }
  });
});

describe('an event of a later version', () => {
  it('reads the data of each earlier version', () => {
    const moved = defineEvent(
      'Moved',
      z.strictObject({ to: z.strictObject({ city: z.string(), country: z.string() }) }),
      {
        version: 3,
        upcasters: {
          1: (data) => ({ city: z.object({ place: z.string() }).parse(data).place }),
          2: (data) => ({ to: { ...z.object({ city: z.string() }).parse(data), country: 'GB' } }),
        },
      },
    );
    const today = { to: { city: 'Leeds', country: 'GB' } };
    expect(upcast(moved, 1, { place: 'Leeds' })).toStrictEqual(today);
    expect(upcast(moved, 2, { city: 'Leeds' })).toStrictEqual(today);
    expect(upcast(moved, 3, today)).toStrictEqual(today);
    expect(() => upcast(moved, 2, { place: 'Leeds' })).toThrow();
  });
});
