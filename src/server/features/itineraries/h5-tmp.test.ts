import { it } from 'vitest';
import { startApp } from '../../../../test/start-app.ts';
it('t', async () => {
  const site = await startApp('sqlite');
  for (const t of [
    {from:'Kolkata',to:'Digha',departureDate:'2026-12-04',returnDate:'2026-12-05'},
    {from:'Kolkata',to:'Digha',departureDate:'2026-12-04',returnDate:'2026-12-06'},
    {from:'Mumbai',to:'Lonavala',departureDate:'2026-12-04',returnDate:'2026-12-05'},
    {from:'Delhi',to:'Agra',departureDate:'2026-12-04',returnDate:'2026-12-05'},
    {from:'Pune',to:'Lonavala',departureDate:'2026-12-04',returnDate:'2026-12-05'},
    {from:'Leh',to:'Nubra Valley',departureDate:'2026-12-04',returnDate:'2026-12-05'},
  ]) {
    for (let i=0;i<3;i++) {
    const s=performance.now();
    const r = await site.app.inject({method:'POST',url:'/api/generate-itinerary',payload:{...t,travellers:2,priceRange:[0,15000]},remoteAddress:'198.51.99.'+i});
    const b = r.json();
    console.log(t.from,t.to,t.returnDate,r.statusCode, b.itineraries?.length, Math.round(performance.now()-s), b.error?.message ?? b.itineraries?.[0]?.notes.map((n:any)=>n.kind).join());
    }
  }
  await site.close();
});
