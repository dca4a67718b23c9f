/**
 * The seventy invented clients: who they are and how each one's logo is composed (see logos.mjs for the layouts).
 * Order is the order of the site; the first thirty are the home page's.
 * type: [family, weight, size?, track?, style?]. Names were made up; any likeness to a company is chance.
 */
import * as m from './marks.mjs';

const RE = 'Real Estate Industry';
const BE = 'Beauty';
const ED = 'Education';
const FI = 'Finance/Lending';
const HE = 'Healthcare';
const MA = 'Manufacturer';
const EV = 'Events';
const AS = 'Astrology';

export const CLIENTS = [
  // The first thirty
  { name: 'Kubera Row', industry: RE, layout: 'left', mark: m.cube(), text: 'Kubera Row', type: ['sora', 700, 56, -0.03] },
  { name: 'Solennelle', industry: BE, layout: 'ruled', text: 'SOLENNELLE', type: ['italiana', 400, 60, 0.16], sub: 'PARFUM · JAIPUR', subType: ['josefin-sans', 600, 16, 0.36] },
  { name: 'Foldwick', industry: MA, layout: 'left', mark: m.folds(), text: 'FOLDWICK', type: ['archivo-black', 400, 52, -0.02] },
  { name: 'Owlbarn', industry: ED, layout: 'left', mark: m.owl(), text: 'owlbarn', type: ['baloo-2', 700, 70, -0.02] },
  { name: 'Tijorang', industry: FI, layout: 'left', mark: m.dial(), text: 'Tijorang', type: ['manrope', 800, 58, -0.035] },
  { name: 'Rangmala', industry: EV, layout: 'word', text: 'Rangmala', type: ['shrikhand', 400, 68, 0] },
  { name: 'Nirovane Clinics', industry: HE, layout: 'left', mark: m.crossLeaves(), lines: ['nirovane', 'clinics'], type: ['quicksand', 700, 44, -0.02] },
  { name: 'Starwhorl', industry: AS, layout: 'left', mark: m.whorl(), text: 'Starwhorl', type: ['philosopher', 700, 58, 0] },
  { name: 'Harrowfold Estates', industry: RE, layout: 'top', mark: m.arches(), text: 'HARROWFOLD', type: ['cinzel', 600, 40, 0.12], sub: 'ESTATES', subType: ['cinzel', 600, 19, 0.46], markSize: 62 },
  { name: 'Quartermint', industry: FI, layout: 'left', mark: m.quarters(), text: 'quartermint', type: ['lexend', 600, 52, -0.04] },
  { name: 'Ironquill', industry: MA, layout: 'plate', text: 'IRONQUILL', type: ['big-shoulders-display', 800, 62, 0.04], radius: 6 },
  { name: 'Noorline', industry: BE, layout: 'left', mark: m.lotus(), text: 'Noorline', type: ['cormorant-garamond', 600, 66, 0] },
  { name: 'Kite & Chalk', industry: ED, layout: 'left', mark: m.kite(), text: 'Kite & Chalk', type: ['fredoka', 600, 52, -0.01] },
  { name: 'Orbit & Omen', industry: AS, layout: 'top', mark: m.orbit(), text: 'Orbit & Omen', type: ['young-serif', 400, 42, 0], markSize: 62 },
  { name: 'Vitalark', industry: HE, layout: 'left', mark: m.bird(), text: 'Vitalark', type: ['urbanist', 700, 62, -0.03] },
  { name: 'Nightjar Live', industry: EV, layout: 'stack', lines: ['NIGHTJAR', 'LIVE'], justify: true, type: ['anton', 400, 48, 0.01] },
  { name: 'Terracove', industry: RE, layout: 'left', mark: m.cove(), text: 'terracove', type: ['outfit', 500, 62, -0.02] },
  { name: 'Corvane Capital', industry: FI, layout: 'left', mark: m.raven(), lines: ['CORVANE', 'CAPITAL'], type: ['tenor-sans', 400, 38, 0.14] },
  { name: 'Orlisse', industry: BE, layout: 'word', text: 'Orlisse', type: ['playfair-display', 700, 72, -0.02, 'italic'] },
  { name: 'Hexloom', industry: MA, layout: 'left', mark: m.weave(), text: 'Hexloom', type: ['chakra-petch', 700, 52, 0.04] },
  { name: 'Kneewright Ortho', industry: HE, layout: 'left', mark: m.asterisk(3, 22), lines: ['Kneewright', 'Ortho'], type: ['red-hat-display', 800, 44, -0.02] },
  { name: 'Lanternhall', industry: ED, layout: 'left', mark: m.lantern(), text: 'Lanternhall', type: ['fraunces', 600, 56, -0.02] },
  { name: 'Pavilion Nine', industry: EV, layout: 'top', mark: m.pavilion(), text: 'PAVILION NINE', type: ['poiret-one', 400, 38, 0.1], bold: 1.6, markSize: 58 },
  { name: 'Nakshatreya', industry: AS, layout: 'left', mark: m.heptagram(), text: 'Nakshatreya', type: ['rozha-one', 400, 56, 0] },
  { name: 'Pennybanyan', industry: FI, layout: 'left', mark: m.banyan(), text: 'pennybanyan', type: ['nunito', 800, 52, -0.03] },
  { name: 'Zarrabeth', industry: RE, layout: 'word', text: 'ZARRABETH', type: ['syncopate', 700, 44, -0.02] },
  { name: 'Mehrosa', industry: BE, layout: 'left', mark: m.petals(8, 11, 6), text: 'mehrosa', type: ['comfortaa', 700, 58, -0.02] },
  { name: 'Torquewell', industry: MA, layout: 'left', mark: m.gear(), text: 'Torquewell', type: ['exo-2', 800, 56, -0.02, 'italic'] },
  { name: 'Confetti Lane', industry: EV, layout: 'left', mark: m.confetti(), lines: ['Confetti', 'Lane'], type: ['bagel-fat-one', 400, 46, 0] },
  { name: 'Bluefern Dental', industry: HE, layout: 'left', mark: m.tooth(), lines: ['Bluefern', 'DENTAL'], type: ['plus-jakarta-sans', 700, 46, -0.03], secondType: ['plus-jakarta-sans', 500, 22, 0.34] },
  // The rest
  { name: 'Banyan Quarter', industry: RE, layout: 'seal', ring: 'BANYAN QUARTER · HOMES ·', mark: m.dome(), type: ['marcellus', 400, 17, 0.14] },
  { name: 'Ninefold Villas', industry: RE, layout: 'left', mark: m.nine(), lines: ['Ninefold', 'Villas'], type: ['space-grotesk', 700, 44, -0.03] },
  { name: 'Dunevara', industry: RE, layout: 'left', mark: m.dunes(), text: 'Dunevara', type: ['dm-serif-display', 400, 62, -0.01] },
  { name: 'Plinth & Porch', industry: RE, layout: 'left', mark: m.gables(), text: 'Plinth & Porch', type: ['zilla-slab', 700, 52, -0.02] },
  { name: 'Lodestead', industry: RE, layout: 'left', mark: m.keyhole(), text: 'LODESTEAD', type: ['michroma', 400, 38, 0] },
  { name: 'Marigate', industry: RE, layout: 'monogram', text: 'Mg', type: ['abril-fatface', 400, 46, -0.02], sub: 'MARIGATE', subType: ['tenor-sans', 400, 34, 0.16] },
  { name: 'Sandlark Homes', industry: RE, layout: 'left', mark: m.peaks(), lines: ['sandlark', 'homes'], type: ['josefin-sans', 600, 44, -0.01] },
  { name: 'Kaajri', industry: BE, layout: 'top', mark: m.lashes(), text: 'kaajri', type: ['gilda-display', 400, 60, 0.02], markSize: 52 },
  { name: 'Petalgrain', industry: BE, layout: 'left', mark: m.sprout(), text: 'Petalgrain', type: ['yeseva-one', 400, 56, -0.01] },
  { name: 'Saffra & Fig', industry: BE, layout: 'word', text: 'Saffra & Fig', type: ['courgette', 400, 60, 0] },
  { name: 'Halo & Henna', industry: BE, layout: 'left', mark: m.paisley(), lines: ['Halo', '& Henna'], type: ['prata', 400, 42, 0] },
  { name: 'Quillane', industry: BE, layout: 'plate', text: 'Quillane', type: ['cormorant-infant', 600, 62, 0.02], radius: 60 },
  { name: 'Tamsi Skin', industry: BE, layout: 'left', mark: m.drop(), text: 'tamsi', type: ['poppins', 500, 68, -0.04] },
  { name: 'Velourette', industry: BE, layout: 'left', mark: m.compact(), text: 'VELOURETTE', type: ['federo', 400, 48, 0.06] },
  { name: 'Tallowmere College', industry: ED, layout: 'left', mark: m.crest(), lines: ['Tallowmere', 'College'], type: ['spectral', 700, 42, -0.01] },
  { name: 'Abacus Lane', industry: ED, layout: 'left', mark: m.abacus(), text: 'Abacus Lane', type: ['rubik', 700, 50, -0.02] },
  { name: 'Gurukosh', industry: ED, layout: 'left', mark: m.book(), text: 'Gurukosh', type: ['mukta', 800, 60, -0.02] },
  { name: 'Stepquill', industry: ED, layout: 'left', mark: m.steps(), text: 'stepquill', type: ['varela-round', 400, 60, -0.03], bold: 1.6 },
  { name: 'Brightacre Academy', industry: ED, layout: 'seal', ring: 'BRIGHTACRE ACADEMY · 2009 ·', mark: m.burst(12, 26, 8), type: ['oswald', 600, 16, 0.16] },
  { name: 'Sumwise', industry: ED, layout: 'word', text: 'Sum+wise', type: ['unbounded', 700, 44, -0.05] },
  { name: 'Nalandri Institute', industry: ED, layout: 'left', mark: m.quill(), lines: ['Nalandri', 'Institute'], type: ['libre-baskerville', 700, 38, -0.02] },
  { name: 'Ledgerlark', industry: FI, layout: 'word', text: 'Ledgerlark.', type: ['gloock', 400, 60, -0.01] },
  { name: 'Acornhold', industry: FI, layout: 'left', mark: m.growth(), text: 'Acornhold', type: ['instrument-sans', 700, 60, -0.04] },
  { name: 'Fathom & Grey', industry: FI, layout: 'left', mark: m.fathom(), text: 'Fathom & Grey', type: ['eb-garamond', 600, 56, -0.01] },
  { name: 'Lendolin', industry: FI, layout: 'left', mark: m.coins(), text: 'lendolin', type: ['syne', 800, 54, -0.03] },
  { name: 'Harbourline Credit', industry: FI, layout: 'left', mark: m.sails(), lines: ['HARBOURLINE', 'CREDIT'], type: ['rajdhani', 700, 42, 0.04] },
  { name: 'Mohurly', industry: FI, layout: 'left', mark: m.turned(), text: 'Mohurly', type: ['bricolage-grotesque', 800, 56, -0.03] },
  { name: 'Palmerine', industry: HE, layout: 'left', mark: m.fern(), text: 'Palmerine', type: ['marcellus', 400, 60, 0.01] },
  { name: 'Cardamine Health', industry: HE, layout: 'left', mark: m.heartHand(), lines: ['cardamine', 'health'], type: ['outfit', 700, 42, -0.02], secondType: ['outfit', 400, 42, -0.02] },
  { name: 'Pulsegrove', industry: HE, layout: 'left', mark: m.pulse(), text: 'PULSEGROVE', type: ['teko', 600, 66, 0.03] },
  { name: 'Drishtara', industry: HE, layout: 'top', mark: m.iris(), text: 'drishtara', type: ['righteous', 400, 48, 0], markSize: 56 },
  { name: 'Kindermint', industry: HE, layout: 'word', text: 'kindermint', type: ['titan-one', 400, 54, 0] },
  { name: 'Ferrowade', industry: MA, layout: 'left', mark: m.nut(), text: 'FERROWADE', type: ['krona-one', 400, 40, -0.02] },
  { name: 'Kilnmark', industry: MA, layout: 'left', mark: m.kiln(), text: 'Kilnmark', type: ['rokkitt', 800, 64, -0.02] },
  { name: 'Vantrik Pumps', industry: MA, layout: 'left', mark: m.turbine(), lines: ['VANTRIK', 'PUMPS'], type: ['audiowide', 400, 38, 0], secondType: ['audiowide', 400, 24, 0.4] },
  { name: 'Cogsworthy & Sons', industry: MA, layout: 'ruled', text: 'Cogsworthy', type: ['alfa-slab-one', 400, 50, 0], sub: '& SONS · EST. 1962', subType: ['bebas-neue', 400, 21, 0.3] },
  { name: 'Tamasha Works', industry: EV, layout: 'left', mark: m.curtain(), lines: ['TAMASHA', 'WORKS'], type: ['bebas-neue', 400, 54, 0.03] },
  { name: 'Drumline & Diya', industry: EV, layout: 'left', mark: m.diya(), text: 'Drumline & Diya', type: ['kalam', 700, 52, -0.01] },
  { name: 'Jyotirang', industry: AS, layout: 'left', mark: m.moon(), text: 'Jyotirang', type: ['forum', 400, 66, 0] },
  { name: 'Lunavane', industry: AS, layout: 'top', mark: m.phases(), text: 'LUNAVANE', type: ['limelight', 400, 44, 0.08], markSize: 46 },
];
