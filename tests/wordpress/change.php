<?php
// Changes what an editor changes: `php change.php ROOT COMMAND [ARGUMENT…]`.
[ , $root, $command ]   = $argv;
$_SERVER['HTTP_HOST']   = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require "$root/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/nav-menu.php';
$commands = array(
	'title'     => fn( $post, $title ) => wp_update_post( array( 'ID' => (int) $post, 'post_title' => $title ) ),
	'trash'     => fn( $post ) => wp_trash_post( (int) $post ),
	'category'  => fn( $name ) => wp_update_term( get_category_by_slug( 'hogar' )->term_id, 'category', array( 'name' => $name ) ),
	'menu'      => function ( $label ) {
		$menu = wp_get_nav_menu_object( 'main' )->term_id;
		$item = wp_get_nav_menu_items( $menu )[0]->ID;
		wp_update_nav_menu_item( $menu, $item, array( 'menu-item-title' => $label, 'menu-item-url' => '/viviendas-compra', 'menu-item-status' => 'publish' ) );
		wp_update_nav_menu_object( $menu, array( 'menu-name' => 'main' ) );
	},
	'block'     => fn( $text ) => wp_update_post( array( 'ID' => get_page_by_path( 'nota', OBJECT, 'wp_block' )->ID, 'post_content' => "<p>$text</p>" ) ),
	'tagline'   => fn( $text ) => update_option( 'blogdescription', $text ),
	'colour'    => fn( $colour ) => set_theme_mod( 'colour', $colour ),
	'theme'     => fn( $theme ) => switch_theme( $theme ),
	'secret'    => fn( $secret ) => update_option( 'vencejo_settings', array( 'secret' => $secret ) + get_option( 'vencejo_settings' ) ),
	'purge_url' => fn( $url ) => update_option( 'vencejo_settings', array( 'purge_url' => $url ) + get_option( 'vencejo_settings' ) ),
	// As if its time had come.
	'due'       => function () {
		wp_clear_scheduled_hook( 'vencejo_retry_purge' );
		wp_schedule_single_event( time() - 1, 'vencejo_retry_purge' );
	},
);
$commands[ $command ]( ...array_slice( $argv, 3 ) );
