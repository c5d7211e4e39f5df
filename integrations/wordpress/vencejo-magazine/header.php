<?php
/**
 * The site's header: the network's name, its pages, its search.
 *
 * @package Vencejo_Magazine
 */

namespace Vencejo_Magazine;

$frame = frame();
$logo  = (int) get_theme_mod( 'custom_logo' );
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="<?php echo esc_url( site_url_of( '/favicon.svg' ) ); ?>" type="image/svg+xml">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<a class="skip" href="#content"><?php echo esc_html( $frame['skip'] ); ?></a>
<header class="site-header">
	<div class="container">
		<a class="network" href="<?php echo esc_url( site_url_of( $frame['home'] ) ); ?>">
		<?php
		if ( 0 !== $logo ) {
			echo wp_get_attachment_image( $logo, 'full', false, array( 'alt' => get_bloginfo( 'name' ) ) );
		} else {
			echo '<img src="' . esc_url( site_url_of( '/favicon.svg' ) ) . '" alt="" width="32" height="32">' . esc_html( get_bloginfo( 'name' ) );
		}
		?>
		</a>
		<nav aria-label="<?php echo esc_attr( get_bloginfo( 'name' ) ); ?>"><ul><?php show_links( $frame['menu'] ); ?></ul></nav>
		<form class="search" action="<?php echo esc_url( site_url_of( $frame['search']['url'] ) ); ?>" role="search">
			<input type="search" name="<?php echo esc_attr( $frame['search']['field'] ); ?>" aria-label="<?php echo esc_attr( $frame['search']['label'] ); ?>" maxlength="80" required>
			<button><?php echo esc_html( $frame['search']['label'] ); ?></button>
		</form>
		<?php
		wp_nav_menu(
			array(
				'theme_location'       => 'magazine',
				'container'            => 'nav',
				'container_aria_label' => $frame['magazine'],
				'depth'                => 1,
				'fallback_cb'          => false,
			)
		);
		?>
	</div>
</header>
<main id="content" tabindex="-1"><div class="container">
