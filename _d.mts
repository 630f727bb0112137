import { Reader } from './server/assistant/reading/read.ts';
import { EMPTY_HOUSEHOLD } from './server/assistant/reading/household.ts';
import { recordWith, memberWith, appointmentWith } from './server/assistant/answers/testing/records.ts';
const h={...EMPTY_HOUSEHOLD,members:[memberWith({id:'l',name:'Linnea',age:4}),memberWith({id:'n',name:'Nils',age:0})],records:[recordWith({id:'e',title:'EEG',familyMemberId:'l',date:'2026-03-12'})],appointments:[appointmentWith({id:'a',title:'EEG',when:'2027-01-22T07:30',familyMemberId:'l'})]};
for (const s of process.argv.slice(2)) { const r=new Reader(h as any,{now:new Date('2027-01-14T15:00:00Z'),zone:'America/Chicago',timeZone:'America/Chicago'} as any).read(s); const w=r.wishes[0]; console.log(s,'|',r.said,'|',w.intents.slice(0,4).map(i=>i.intent+' '+i.share.toFixed(2)).join(', ')); const sl=Object.fromEntries(Object.entries(w.slots).filter(([k,v])=>Array.isArray(v)?v.length:v)); console.log(JSON.stringify(sl)); }
