const MOMENT = new Intl.DateTimeFormat("hu-HU", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Budapest",
})

export const formatMoment = (moment: string): string => MOMENT.format(new Date(moment))
