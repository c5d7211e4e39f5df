/**
 * Stylesheets that several pages share, in the one order that all of them get: they come with the main stylesheet, so that
 * no page's own order of imports decides which rule wins.
 */
import './breadcrumbs/Breadcrumbs.module.css';
import './icons/icon.module.css';
import './icons/cardIcons.module.css';
import './icons/pageIcons.module.css';
import '../energy/EnergyBadge.module.css';
import '../../features/favourites/FavouriteButton.module.css';
import '../estateCard/EstateCard.module.css';
import '../estateCard/EstateGrid.module.css';
import './emptyState/EmptyState.module.css';
import './icons/contactIcons.module.css';
import '../contact/SocialLinks.module.css';
import '../agentCard/Portrait.module.css';
import '../agentCard/AgentCard.module.css';
import '../agentCard/AgentGrid.module.css';
