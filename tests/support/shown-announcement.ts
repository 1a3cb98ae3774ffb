import { announcement, getAnnouncementTimes } from '@/components/announcement/announcement';

const { from = 0, until = Number.POSITIVE_INFINITY } = announcement ? getAnnouncementTimes(announcement) : {};
const isDue = from <= Date.now() && Date.now() < until;

/** The announcement that the site shows today; `null` where it shows none. */
export const shownAnnouncement = isDue ? announcement : null;
